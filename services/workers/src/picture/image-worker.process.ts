import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { createPipelineMetrics } from '../metric/pipeline-metrics.ts'
import { watchMetric } from '../metric/watch-metric.ts'
import { IMAGES_QUEUE } from './picture-job.ts'
import { startImageWorker } from './start-image-worker.ts'

/** Makes the variants of pictures, one at a time; several share the queue (design §6). */
await runProcess({
  name: 'image-worker',
  needs: ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT'],
  async start({ config, log, metrics, onError }) {
    const databaseUrl = config.DATABASE_URL
    const [jobs, store] = await openTogether([
      openJobs(config, { databaseUrl, onError }),
      openObjectStore(config, config.DATA_DIR),
    ])
    const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'image-worker', onError })
    const pipeline = createPipelineMetrics(metrics)
    watchMetric(metrics, {
      name: 'images_waiting_jobs',
      help: 'Pictures that wait for an image worker.',
      read: async () => (await jobs.depth(IMAGES_QUEUE)).waiting,
    })
    watchMetric(metrics, {
      name: 'images_failed_jobs',
      help: 'Pictures that could not be made.',
      read: async () => (await jobs.depth(IMAGES_QUEUE)).failed,
    })
    const worker = await startImageWorker({
      catalog: { pool },
      store,
      jobs,
      onError,
      onMade(job, elapsedMs) {
        pipeline.handled('image', 1, elapsedMs)
        log.info({ job: job.id, request_id: job.correlationId, elapsed_ms: Math.round(elapsedMs) }, 'made')
      },
    })
    return {
      probes: { postgres: () => pool.query('select'), jobs: () => jobs.ping(), store: () => store.ping() },
      async stop() {
        await worker.stop()
        await Promise.all([jobs.close(), store.close(), pool.end()])
      },
    }
  },
})
