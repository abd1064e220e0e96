import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { developers } from '@tahanan/catalog/developer/developer-commands.ts'
import { addPictures } from '@tahanan/catalog/picture/picture-commands.ts'
import { originalKey } from '@tahanan/catalog/picture/picture-files.ts'
import { listPicturesOf } from '@tahanan/catalog/picture/picture.store.ts'
import type { Picture } from '@tahanan/catalog/picture/picture.ts'
import { buildPreparedPicture } from '@tahanan/catalog/picture/prepared-picture.fixture.ts'
import { projects } from '@tahanan/catalog/project/project-commands.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { pictureJobOptions, IMAGES_QUEUE } from './picture-job.ts'
import { STAGE_TIMES } from './stage-times.fixture.ts'
import { type ImageWorker, startImageWorker } from './run-image-worker.ts'

/** A catalogue with a project, an object store and a queue, for tests of who makes pictures. */
export interface PictureStage {
  readonly catalog: TestCatalog
  readonly jobs: Jobs
  readonly store: ObjectStore
  readonly folder: string
  /** Stores the files as originals of the project's pictures. Answers their ids. */
  upload(...originals: readonly Buffer[]): Promise<number[]>
  /** Asks for the variants, as the dispatcher does. */
  dispatch(...ids: readonly number[]): Promise<void>
  pictures(): Promise<Picture[]>
  /** Keys in a bucket, sorted. */
  keys(bucket: 'media' | 'originals'): Promise<string[]>
  work(): Promise<ImageWorker>
  close(): Promise<void>
}

const SIZE = { widthPx: 400, heightPx: 300 }

export async function openPictureStage(): Promise<PictureStage> {
  const catalog = await openTestCatalog()
  const { pool, context, connectionString } = catalog
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-pictures-'))
  const jobs = await openPostgresJobs({ connectionString, onError: () => {}, ...STAGE_TIMES })
  const store = await openFileObjectStore({ folder })
  const projectId = await addProject(catalog)
  const workers: ImageWorker[] = []

  async function pictures(): Promise<Picture[]> {
    return listPicturesOf(pool, 'project', [projectId])
  }

  return {
    catalog,
    jobs,
    store,
    folder,
    pictures,
    async upload(...originals) {
      const prepared = originals.map((bytes) => {
        const hash = createHash('sha256').update(bytes).digest('hex')
        return buildPreparedPicture('', {
          ...SIZE,
          hash,
          originalBytes: Math.max(1, bytes.length),
          variants: [{ ...SIZE, format: 'webp', sizeBytes: 1 }],
          ensureStored: () => store.put('originals', originalKey(hash, 'jpeg'), bytes),
        })
      })
      const added = { ownerNoun: 'project', ownerId: projectId, pictures: prepared, max: 1_000 } as const
      return (await addPictures({ pool }, context, added)).map(({ id }) => id)
    },
    async dispatch(...ids) {
      const asked = (await pictures()).filter(({ id }) => ids.includes(id))
      const data = asked.map(({ id, renderVersion }) => ({ pictureId: id, renderVersion }))
      await jobs.addMany(
        IMAGES_QUEUE,
        data.map((each) => ({ data: each, options: pictureJobOptions(each, 'test') })),
      )
    },
    async keys(bucket) {
      const keys: string[] = []
      for await (const { key } of store.list(bucket, '')) keys.push(key)
      return keys.toSorted()
    },
    async work() {
      const worker = await startImageWorker({ catalog: { pool }, store, jobs, onError: () => {} })
      workers.push(worker)
      return worker
    },
    async close() {
      for (const worker of workers) await worker.stop()
      await jobs.close()
      await catalog.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function addProject(catalog: TestCatalog): Promise<number> {
  const office = { officeAddress: 'Pasig', contactNumber: '(02) 8123 4567', contactPerson: 'R. Amihan', details: '' }
  const developer = await developers.create(catalog, catalog.context, { name: 'Amihan Land', ...office })
  const project = await projects.create(catalog, catalog.context, {
    name: 'Dakila Towers',
    developerId: developer.id,
    dhsudLts: 'LTS 0034567',
    propertyType: 0,
    propertySubtype: 2,
    unitTypes: [5],
    amenityIds: [],
    financingOption: [0],
    location: 'Mandaluyong',
  })
  return project.id
}
