import type { Config } from '../config/config-schema.ts'
import type { Probe } from '../http/health-router.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'

/** What a process of the distributed deployment is given. */
export interface ProcessContext<Settings extends Config = Config> {
  readonly config: Settings
  readonly log: Log
  readonly metrics: Metrics
  readonly onError: (error: unknown) => void
}

/** What it makes of that. */
export interface RunningProcess {
  /** Everything it cannot do its work without. */
  readonly probes: Readonly<Record<string, Probe>>
  /** Finishes what is under way, or gives it back, and closes everything. */
  stop(): Promise<void>
}
