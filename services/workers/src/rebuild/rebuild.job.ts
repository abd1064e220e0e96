import { REBUILD_QUEUE, rebuildJobSchema } from '@tahanan/catalog/system/system-commands.ts'
import type { RebuildProgress } from '@tahanan/contracts/system/system-answer.ts'
import { defineJob } from '../job/define-job.ts'
import { progressTeller } from './progress-reporter.ts'
import { rebuild } from './rebuild.ts'

/** A rebuild that an administrator asked for. Given back, or tried again, it begins from the beginning. */
export const rebuildJob = defineJob({
  queue: REBUILD_QUEUE,
  data: rebuildJobSchema,
  concurrency: 1,
  async work({ bus, readDatabaseUrl, config, log }, { target }, job) {
    const tell = progressTeller((progress: RebuildProgress) => job.progress(progress))
    const report = await rebuild({
      target,
      bus,
      config,
      connectionString: readDatabaseUrl,
      signal: job.signal,
      onProgress: (step, done, total) => tell({ step, done, total }),
      onError: (error) => log.error({ err: error, target }, 'rebuild'),
    })
    log.info({ target, ...report, request_id: job.correlationId }, 'rebuilt')
  },
})
