import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { startImageWorker } from './start-image-worker.ts'

interface ImageWorkerProcessSettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the object store keeps its files. */
  readonly mediaFolder: string
  /** The engines that settings name; embedded ones without. */
  readonly engines: EngineConfig
  readonly log: Log
  readonly onMade?: (elapsedMs: number) => void
}

/** An image worker with everything it stands on: what a process of its own runs. */
export async function runImageWorker(settings: ImageWorkerProcessSettings) {
  const { databaseUrl, mediaFolder, engines, log, onMade } = settings
  const onError = logTrouble(log, 'images')
  const [jobs, store] = await openTogether([
    openJobs(engines, { databaseUrl, onError }),
    openObjectStore(engines, mediaFolder),
  ])
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'image-worker', onError })
  const worker = await startImageWorker({
    catalog: { pool },
    store,
    jobs,
    onError,
    onMade(job, elapsedMs) {
      onMade?.(elapsedMs)
      log.info({ job: job.id, request_id: job.correlationId, elapsed_ms: Math.round(elapsedMs) }, 'made')
    },
  })
  return {
    pool,
    jobs,
    store,
    async stop() {
      await worker.stop()
      await Promise.all([jobs.close(), store.close(), pool.end()])
    },
  }
}
