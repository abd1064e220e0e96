import type { Config } from '../config/config-schema.ts'
import { loadConfig } from '../config/load-config.ts'
import { requireSettings } from '../config/require-settings.ts'
import { ENGINE_SETTINGS, type EngineSetting } from '../engine-check/engine-setting.ts'
import { requireEngines } from '../engine-check/require-engines.ts'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { endOnSignal } from './end-on-signal.ts'
import type { ProcessContext, RunningProcess } from './running-process.ts'
import { serveSelf } from './serve-self.ts'

export interface ProcessDefinition<Name extends keyof Config> {
  /** In logs and figures: `projector`. */
  readonly name: string
  /** Settings without which it does not start. */
  readonly needs: readonly Name[]
  /** Engines that it wants to find at its start where they are set, beside those that it needs. */
  readonly uses?: readonly EngineSetting[]
  start(context: ProcessContext<Config & { readonly [Key in Name]: NonNullable<Config[Key]> }>): Promise<RunningProcess>
}

/**
 * Runs a process of the distributed deployment until it is told to end: settings, log, figures and probes (on
 * `METRICS_PORT`), and an orderly end on SIGTERM. What keeps it from starting is said in one message, status 1.
 */
export async function runProcess<Name extends keyof Config>(definition: ProcessDefinition<Name>): Promise<void> {
  const { name, needs, uses = [], start } = definition
  try {
    const config = requireSettings(loadConfig(), needs, name)
    await requireEngines(
      config,
      ENGINE_SETTINGS.filter((setting) => isOneOf(setting, [...needs, ...uses])),
    )
    const log = createLog({ level: config.LOG_LEVEL ?? 'info', name })
    const metrics = createMetrics()
    const onError = (error: unknown): void => log.error({ err: error }, 'trouble')
    const running = start({ config, log, metrics, onError })
    const self = config.METRICS_PORT === undefined ? undefined : await serveSelf({ config, log, metrics, running })
    endOnSignal(async () => {
      log.info('stopping')
      await (await running).stop()
      await self?.close()
    })
    await running
    log.info('started')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function isOneOf(setting: string, settings: readonly string[]): boolean {
  return settings.includes(setting)
}
