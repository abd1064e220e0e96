import type { RebuildStep, RebuildTarget } from '@tahanan/contracts/system/system-answer.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { createProgressBar, type ProgressBar, type ProgressOutput } from '@tahanan/standalone/progress/progress-bar.ts'
import { rebuild } from '@tahanan/workers/rebuild/rebuild.ts'

export interface RebuildRun {
  readonly config: Config
  readonly target: RebuildTarget
  readonly signal: AbortSignal
  readonly output: ProgressOutput
}

const STEPS: Readonly<Record<RebuildStep, { readonly label: string; readonly unit: string }>> = {
  read: { label: 'Reading the topic', unit: 'messages' },
  refresh: { label: 'Making the views', unit: 'listings' },
  'catch up': { label: 'Catching up', unit: 'messages' },
  index: { label: 'Filling the index', unit: 'listings' },
}

/** Rebuilds what visitors read, beside a running server or without one; it serves meanwhile. */
export async function runRebuild({ config, target, signal, output }: RebuildRun): Promise<void> {
  const database = await joinDatabase(config)
  const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'rebuild' })
  const onError = logTrouble(log, 'rebuild')
  const bus = await openEventBus(config, { databaseUrl: database.databaseUrl, onError })
  const progress = createStepProgress(output)
  try {
    await migrateDatabase(database)
    const { setAside, pausedMs } = await rebuild({
      target,
      config,
      bus,
      connectionString: database.readDatabaseUrl,
      signal,
      onProgress: (step, done, total) => progress.update(step, done, total),
      onError,
    })
    progress.finish()
    output.write(`Done. Changes waited for ${Math.round(pausedMs)} ms; visitors for nothing.\n`)
    if (setAside > 0) output.write(`${setAside} could not be projected; what is logged above says why.\n`)
  } finally {
    await bus.close()
    await database.stop()
  }
}

/** One bar for each step. */
function createStepProgress(output: ProgressOutput) {
  let current: { readonly step: RebuildStep; readonly bar: ProgressBar } | undefined
  const finish = () => current?.bar.finish()
  return {
    finish,
    update(step: RebuildStep, done: number, total: number) {
      if (total === 0) return
      if (current?.step !== step) {
        finish()
        current = { step, bar: createProgressBar({ ...STEPS[step], output }) }
      }
      current.bar.update(done, total)
    },
  }
}
