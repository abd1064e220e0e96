import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { untilSuccess } from '@tahanan/platform/postgres/pause.ts'
import type { Job, Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import sharp from 'sharp'
import { makePicture, type PictureMaking } from './make-picture.ts'
import { IMAGES_QUEUE } from './picture-job.ts'

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

interface ImageWorkerSettings extends PictureMaking {
  readonly jobs: Jobs
  readonly onError: (error: unknown) => void
  readonly onMade?: (job: Job, elapsedMs: number) => void
}

export interface ImageWorker {
  /** Finishes the picture under way. */
  stop(): Promise<void>
}

/**
 * Makes pictures, one at a time on one core: more cores are used by more workers, which share the queue. While the
 * object store is away it waits, so that an outage costs each picture at most one of its tries.
 */
export async function startImageWorker(settings: ImageWorkerSettings): Promise<ImageWorker> {
  const { jobs, store, onError, onMade } = settings
  sharp.concurrency(1)
  // Every picture is another one: what is kept of the last would never be asked for again.
  sharp.cache(false)
  const stopping = new AbortController()

  async function handle(job: Job): Promise<void> {
    const startedAt = performance.now()
    try {
      await makePicture(settings, job)
    } catch (error) {
      if (error instanceof Unavailable) await untilSuccess(() => store.ping(), stopping.signal, onError)
      throw error
    }
    onMade?.(job, performance.now() - startedAt)
  }

  const worker = await jobs.work(IMAGES_QUEUE, handle, { concurrency: 1, onError })
  return {
    async stop() {
      stopping.abort()
      await worker.close()
    },
  }
}
