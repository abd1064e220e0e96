import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { SCHEDULED_TASKS } from '@tahanan/workers/schedule/scheduled-tasks.ts'
import { FOLLOWERS } from '@tahanan/workers/job/followers.ts'
import { JOB_TABLE } from '@tahanan/workers/job/job-table.ts'
import { startJobWorker } from '@tahanan/workers/job/start-job-worker.ts'
import { dispatchImages } from '@tahanan/workers/picture/dispatch-images.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { z } from 'zod'
import { runSupervised } from './supervisor/run-supervised.ts'

const settingsSchema = z.object({ databaseUrl: z.string(), readDatabaseUrl: z.string(), mediaFolder: z.string() })

runSupervised(async (given) => {
  const settings = settingsSchema.parse(given)
  const config = loadConfig()
  const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'pipeline' })
  const pipeline = await startPipeline({ ...settings, engines: config, log })
  const worker = await startJobWorker({
    ...settings,
    config,
    log,
    jobs: JOB_TABLE,
    tasks: SCHEDULED_TASKS,
    followers: FOLLOWERS,
  })
  const { bus, jobs } = worker.dependencies
  const dispatching = await dispatchImages({
    bus,
    jobs,
    onError: logTrouble(log, 'pictures'),
    onDispatched: (pictures) => log.info({ pictures }, 'dispatched'),
  })
  return {
    async stop() {
      await dispatching.close()
      await worker.stop()
      await pipeline.stop()
    },
  }
})
