import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { runCommand } from '@tahanan/catalog/command/run-command.ts'
import { createDeveloper } from '@tahanan/catalog/developer/create-developer.ts'
import { addPictures } from '@tahanan/catalog/picture/add-pictures.ts'
import { deletePicturesOf } from '@tahanan/catalog/picture/delete-pictures-of.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { startDatabase } from '@tahanan/standalone/database/start-database.ts'
import { IMAGES_QUEUE } from '@tahanan/workers/picture/picture-job.ts'
import { pictureJobOptions } from '@tahanan/workers/picture/picture-job-options.ts'
import { preparePhoto } from './prepare-photo.ts'

/** An empty catalogue, an object store and the queue; whoever works on the queue is started by the case. */
export interface ImageStage {
  /** What an image worker's process needs. */
  readonly worker: { readonly databaseUrl: string; readonly mediaFolder: string }
  readonly store: ObjectStore
  /** For the bare side. */
  readonly folder: string
  /** Paths of the photos, for the bare side. */
  write(photos: readonly Buffer[]): Promise<string[]>
  /** Uploads the photos anew, has their variants made, and answers how long that took, in milliseconds. */
  make(photos: readonly Buffer[]): Promise<number>
  close(): Promise<void>
}

const POLL_MS = 10
const OFFICE = { officeAddress: 'Pasig', contactNumber: '(02) 8123 4567', contactPerson: 'B. Bench', details: '' }

export async function openImageStage(): Promise<ImageStage> {
  const folder = join(loadConfig().DATA_DIR, `bench-images-${process.pid}`)
  await mkdir(folder, { recursive: true })
  const database = await startDatabase(loadConfig({ DATA_DIR: folder }))
  await migrateDatabase(database)
  const { databaseUrl } = database
  const mediaFolder = join(folder, 'media')
  const catalog = { pool: openPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench' }) }
  const jobs = await openPostgresJobs({ connectionString: databaseUrl, onError: console.error })
  const store = await openFileObjectStore({ folder: mediaFolder })
  const context = () => ({ actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'bench' })
  const { id } = await createDeveloper(catalog, context(), { name: 'Bench', ...OFFICE })
  const owner = { ownerNoun: 'developer', ownerId: id } as const

  async function emptyStore(): Promise<void> {
    await runCommand(catalog, context(), (unit) => deletePicturesOf(unit, owner))
    const keys: string[] = []
    for await (const { key } of store.list('media', '')) keys.push(key)
    await store.delete('media', keys)
  }

  async function hasPending(): Promise<boolean> {
    const { rowCount } = await catalog.pool.query(
      `select from app.picture where progress = 'pending' and deleted_at is null limit 1`,
    )
    return rowCount !== 0
  }

  return {
    worker: { databaseUrl, mediaFolder },
    store,
    folder,
    async write(photos) {
      const paths = photos.map((bytes) => join(folder, `${createHash('sha256').update(bytes).digest('hex')}.jpg`))
      for (const [index, path] of paths.entries()) await writeFile(path, photos[index] ?? '')
      return paths
    },
    async make(photos) {
      await emptyStore()
      const pictures = await Promise.all(photos.map((bytes) => preparePhoto(store, bytes)))
      const added = await addPictures(catalog, context(), { ...owner, pictures, max: photos.length })
      const data = added.map((picture) => ({ pictureId: picture.id, renderVersion: 1 }))
      const startedAt = performance.now()
      await jobs.addMany(
        IMAGES_QUEUE,
        data.map((each) => ({ data: each, options: pictureJobOptions(each, 'bench') })),
      )
      while (await hasPending()) await pause(POLL_MS)
      return performance.now() - startedAt
    },
    async close() {
      await jobs.close()
      await store.close()
      await catalog.pool.end()
      await database.stop()
      await rm(folder, { recursive: true })
    },
  }
}
