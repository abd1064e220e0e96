import { untilSuccess } from '@tahanan/platform/postgres/pause.ts'
import type { Job, Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import sharp from 'sharp'
import { makePicture, type PictureMaking } from './make-picture.ts'
import { IMAGES_QUEUE } from './picture-job.ts'

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
