import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { z } from 'zod'
import { runSupervised } from './supervisor/run-supervised.ts'

const settingsSchema = z.object({ databaseUrl: z.string(), readDatabaseUrl: z.string() })

runSupervised((settings) => {
  const log = createLog({ level: loadConfig().LOG_LEVEL ?? 'warn', name: 'pipeline' })
  return startPipeline({ ...settingsSchema.parse(settings), log })
})
