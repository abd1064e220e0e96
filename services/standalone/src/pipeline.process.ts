import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { startLeadDuty } from '@tahanan/workers/lead/start-lead-duty.ts'
import { startPictureDuties } from '@tahanan/workers/picture/start-picture-duties.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { z } from 'zod'
import { runSupervised } from './supervisor/run-supervised.ts'

const settingsSchema = z.object({ databaseUrl: z.string(), readDatabaseUrl: z.string(), mediaFolder: z.string() })

runSupervised(async (given) => {
  const settings = settingsSchema.parse(given)
  const engines = loadConfig()
  const log = createLog({ level: engines.LOG_LEVEL ?? 'warn', name: 'pipeline' })
  const pipeline = await startPipeline({ ...settings, engines, log })
  const pictures = await startPictureDuties({ ...settings, engines, log })
  const leads = startLeadDuty({ ...settings, retentionMonths: engines.LEAD_RETENTION_MONTHS, log })
  return {
    async stop() {
      await leads.stop()
      await pictures.stop()
      await pipeline.stop()
    },
  }
})
