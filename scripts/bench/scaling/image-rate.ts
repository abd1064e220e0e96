import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { createDeveloper } from '@tahanan/catalog/developer/create-developer.ts'
import { createProject } from '@tahanan/catalog/project/create-project.ts'
import { addPictures } from '@tahanan/catalog/picture/add-pictures.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { IMAGES_QUEUE } from '@tahanan/workers/picture/picture-job.ts'
import { pictureJobOptions } from '@tahanan/workers/picture/picture-job-options.ts'
import type { Deployment } from '../../deployment/deployment.ts'
import { benchPhoto } from '../images/bench-photo.ts'
import { preparePhoto } from '../images/prepare-photo.ts'

const POLL_MS = 25
const MAX = 1_000
const OFFICE = { officeAddress: 'Pasig', contactNumber: '(02) 8123 4567', contactPerson: 'B. Bench', details: '' }

/** Has so many photos made by so many image workers, all of which have made one before, and answers photos a second. */
export async function measureImageRate(deployment: Deployment, workers: number, photos: number): Promise<number> {
  const { fleet, catalogPool: pool, engines, environment } = deployment
  const config = loadConfig(environment)
  const store = await openObjectStore(config, config.DATA_DIR)
  const jobs = await openJobs(config, { databaseUrl: engines.catalogDatabase.connectionString, onError: console.error })
  const context = () => ({ actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'bench' })
  const members = await fleet.start(...Array.from({ length: workers }, () => 'image-worker' as const))

  /** Photos that no earlier round had: equal bytes are made once. */
  async function make(count: number, from: number): Promise<number> {
    const bytes: Buffer[] = []
    for (let index = 0; index < count; index += 1) bytes.push(await benchPhoto(from + index))
    const pictures = await Promise.all(bytes.map((each) => preparePhoto(store, each)))
    const developer = await createDeveloper({ pool }, context(), { name: `Bench ${from} ${workers}`, ...OFFICE })
    const project = await createProject({ pool }, context(), {
      name: `Bench ${from} ${workers}`,
      developerId: developer.id,
      dhsudLts: 'LTS 0034567',
      propertyType: 0,
      propertySubtype: 2,
      unitTypes: [5],
      amenityIds: [],
      financingOption: [0],
      location: 'Mandaluyong',
    })
    const owner = { ownerNoun: 'project', ownerId: project.id } as const
    const added = await addPictures({ pool }, context(), { ...owner, pictures, max: MAX })
    const data = added.map(({ id }) => ({ pictureId: id, renderVersion: 1 }))
    const startedAt = performance.now()
    await jobs.addMany(
      IMAGES_QUEUE,
      data.map((each) => ({ data: each, options: pictureJobOptions(each, 'bench') })),
    )
    while (await hasPending()) await pause(POLL_MS)
    return (count / (performance.now() - startedAt)) * 1_000
  }

  async function hasPending(): Promise<boolean> {
    const { rowCount } = await pool.query(`select from app.picture where progress = 'pending' limit 1`)
    return rowCount !== 0
  }

  try {
    await make(workers * 2, workers * MAX)
    return await make(photos, workers * MAX + MAX / 2)
  } finally {
    for (const member of members) await fleet.retire(member)
    await Promise.all([jobs.close(), store.close()])
  }
}
