import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { createPipelineMetrics, watchMetric } from '../metric/pipeline-metrics.ts'
import { IMAGES_QUEUE } from './picture-job.ts'
import { runImageWorker } from './run-image-worker.ts'

/** Makes the variants of pictures, one at a time; several share the queue (design §6). */
await runProcess({
  name: 'image-worker',
  needs: ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT'],
  async start({ config, log, metrics }) {
    const pipeline = createPipelineMetrics(metrics)
    const { pool, jobs, store, stop } = await runImageWorker({
      databaseUrl: config.DATABASE_URL,
      mediaFolder: config.DATA_DIR,
      engines: config,
      log,
      onMade: (elapsedMs) => pipeline.handled('image', 1, elapsedMs),
    })
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
    return {
      probes: { postgres: () => pool.query('select'), jobs: () => jobs.ping(), store: () => store.ping() },
      stop,
    }
  },
})
