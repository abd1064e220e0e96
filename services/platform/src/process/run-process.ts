import type { Config } from '../config/config-schema.ts'
import { loadConfig, requireSettings } from '../config/load-config.ts'
import { ENGINE_SETTINGS, type EngineSetting } from '../engine-check/engine-check.ts'
import { requireEngines } from '../engine-check/require-engines.ts'
import type { Probe } from '../http/health-router.ts'
import { createLog, type Log } from '../log/create-log.ts'
import { logTrouble } from '../log/log-trouble.ts'
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'

const STATUS_AT_ONCE = 130

export interface ProcessDefinition<Name extends keyof Config> {
  /** In logs and metrics: `projector`. */
  readonly name: string
  /** Settings without which it does not start. */
  readonly needs: readonly Name[]
  /** Engines that it wants to find at its start where they are set, beside those that it needs. */
  readonly uses?: readonly EngineSetting[]
  start(context: ProcessContext<Config & { readonly [Key in Name]: NonNullable<Config[Key]> }>): Promise<RunningProcess>
}

/**
 * Runs a process of the distributed deployment until it is told to end: settings, log, metrics and probes (on
 * `METRICS_PORT`), and an orderly end on SIGTERM. What keeps it from starting is said in one message, status 1.
 */
export async function runProcess<Name extends keyof Config>(definition: ProcessDefinition<Name>): Promise<void> {
  const { name, needs, uses = [], start } = definition
  try {
    const config = requireSettings(loadConfig(), needs, name)
    await requireEngines(
      config,
      ENGINE_SETTINGS.filter((setting) => isOneOf(setting, [...needs, ...uses])),
      {
        waitMs: config.ENGINE_WAIT_SECONDS * 1000,
        onWait: (problems) => console.error(`Waiting for engines: ${problems.join(' ')}`),
      },
    )
    const log = createLog({ level: config.LOG_LEVEL ?? 'info', name })
    const metrics = createMetrics()
    if (config.REPLICAS !== undefined) metrics.wantedInstances.set(config.REPLICAS)
    const onError = logTrouble(log, 'trouble')
    const stopping = new AbortController()
    const { signal } = stopping
    const running = start({ config, log, metrics, onError, stopping: signal })
    const { METRICS_PORT: port, METRICS_HOST: host } = config
    const probes = probesOf(running)
    const internal =
      port === undefined ? undefined : await serveMetrics({ metrics, log, port, host, probes, stopping: signal })
    endOnSignal(async () => {
      log.info('stopping')
      stopping.abort()
      await (await running).stop()
      await internal?.close()
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

/** The first SIGTERM or Ctrl-C ends this process in order, status 0, or 1 when that fails; a second one at once. */
function endOnSignal(stop: () => Promise<void>): void {
  let isStopping = false

  function onSignal(): void {
    if (isStopping) process.exit(STATUS_AT_ONCE)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Ready is who has started and whose probes all answer. */
function probesOf(running: Promise<RunningProcess>): Readonly<Record<string, Probe>> {
  const probes: Record<string, Probe> = { start: () => Promise.reject(new Error('It has not started yet.')) }
  running.then(
    (started) => Object.assign(probes, started.probes, { start: async () => undefined }),
    () => {},
  )
  return probes
}

/** What a process of the distributed deployment is given. */
interface ProcessContext<Settings extends Config = Config> {
  readonly config: Settings
  readonly log: Log
  readonly metrics: Metrics
  readonly onError: (error: unknown) => void
  /** Aborted once the process is told to end: it is ready no more, and still answers. */
  readonly stopping: AbortSignal
}

/** What it makes of that. */
interface RunningProcess {
  /** Everything it cannot do its work without. */
  readonly probes: Readonly<Record<string, Probe>>
  /** Finishes what is under way, or gives it back, and closes everything. */
  stop(): Promise<void>
}
