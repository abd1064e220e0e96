import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { type ImageWorker, startImageWorker } from './start-image-worker.ts'

export interface ImageWorkerProcessSettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the object store keeps its files. */
  readonly mediaFolder: string
  readonly log: Log
}

/** An image worker with everything it stands on: what a process of its own runs. */
export async function runImageWorker({
  databaseUrl,
  mediaFolder,
  log,
}: ImageWorkerProcessSettings): Promise<ImageWorker> {
  const onError = (error: unknown): void => log.error({ err: error }, 'images')
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'image-worker', onError })
  const jobs = await openPostgresJobs({ connectionString: databaseUrl, onError })
  const store = await openFileObjectStore({ folder: mediaFolder })
  const worker = await startImageWorker({
    catalog: { pool },
    store,
    jobs,
    onError,
    onMade: (job, elapsedMs) => log.info({ job: job.id, elapsedMs }, 'made'),
  })
  return {
    async stop() {
      await worker.stop()
      await jobs.close()
      await store.close()
      await pool.end()
    },
  }
}
