import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { createPipelineMetrics } from '../metric/pipeline-metrics.ts'
import { SCHEDULED_TASKS } from '../schedule/scheduled-tasks.ts'
import { FOLLOWERS } from './followers.ts'
import { JOB_TABLE } from './job-table.ts'
import { startJobWorker } from './start-job-worker.ts'

/** Mail, alerts, imports, rebuilds, retention and clean-up: whatever follows a command and is neither an event nor a picture. */
await runProcess({
  name: 'job-worker',
  needs: ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT'],
  uses: ['READ_DATABASE_URL', 'KAFKA_BROKERS'],
  async start({ config, log, metrics }) {
    const pipeline = createPipelineMetrics(metrics)
    const worker = await startJobWorker({
      config,
      log,
      databaseUrl: config.DATABASE_URL,
      readDatabaseUrl: config.READ_DATABASE_URL ?? config.DATABASE_URL,
      mediaFolder: config.DATA_DIR,
      jobs: JOB_TABLE,
      tasks: SCHEDULED_TASKS,
      followers: FOLLOWERS,
      onDone: (_, elapsedMs) => pipeline.handled('job', 1, elapsedMs),
    })
    const { catalog, jobs, store } = worker.dependencies
    return {
      probes: { postgres: () => catalog.pool.query('select'), jobs: () => jobs.ping(), store: () => store.ping() },
      stop: () => worker.stop(),
    }
  },
})
