import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { runImageWorker } from '@tahanan/workers/picture/run-image-worker.ts'
import { z } from 'zod'
import { runSupervised } from './supervisor/run-supervised.ts'

const settingsSchema = z.object({ databaseUrl: z.string(), mediaFolder: z.string() })

runSupervised((settings) => {
  const engines = loadConfig()
  const log = createLog({ level: engines.LOG_LEVEL ?? 'warn', name: 'images' })
  return runImageWorker({ ...settingsSchema.parse(settings), engines, log })
})
