import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { type ImageWorker, startImageWorker } from './start-image-worker.ts'

export interface ImageWorkerProcessSettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the object store keeps its files. */
  readonly mediaFolder: string
  /** The engines that settings name; embedded ones without. */
  readonly engines?: EngineConfig
  readonly log: Log
}

/** An image worker with everything it stands on: what a process of its own runs. */
export async function runImageWorker({
  databaseUrl,
  mediaFolder,
  engines = {},
  log,
}: ImageWorkerProcessSettings): Promise<ImageWorker> {
  const onError = logTrouble(log, 'images')
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'image-worker', onError })
  const jobs = await openJobs(engines, { databaseUrl, onError })
  const store = await openObjectStore(engines, mediaFolder)
  const worker = await startImageWorker({
    catalog: { pool },
    store,
    jobs,
    onError,
    onMade: (job, elapsedMs) => log.info({ job: job.id, request_id: job.correlationId, elapsedMs }, 'made'),
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
