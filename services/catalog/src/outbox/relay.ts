import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import { openWakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { holdLeadership } from '@tahanan/platform/postgres/leadership.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { type DrainOptions, drainLane } from './drain-lane.ts'
import { eventLane } from './event-lane.ts'
import { jobLane } from './job-lane.ts'
import type { Lane } from './lane.ts'
import { requestIdsOf } from './request-ids-of.ts'

export interface RelaySettings {
  /** The catalog's database, as the writing role. */
  readonly connectionString: string
  readonly bus: EventBus
  readonly jobs: Jobs
  /** Ends the relay, after the batch under way. */
  readonly signal: AbortSignal
  /** `requestIds` are some of the requests that the rows come from. */
  readonly onDelivered?: (destination: Lane['destination'], rows: number, requestIds: readonly string[]) => void
  /** Told of every failure; the relay goes on by itself. */
  readonly onError?: (error: unknown) => void
  /** Rows handed over at once. */
  readonly batchRows?: number
  /** How often to look without having been called, in case a call was lost. */
  readonly pollMs?: number
}

/** Fixed, so that opening it fences a predecessor that still believes it is active. */
const PRODUCER_ID = 'catalog-relay'
const BATCH_ROWS = 500
const POLL_MS = 5_000

/**
 * Moves what commands left in the outbox to the event bus and the job queues, until `signal` aborts. Start as many as
 * you like: one works, the others stand by and take over within a second (design §4).
 */
export async function runRelay(settings: RelaySettings): Promise<void> {
  const { connectionString, signal } = settings
  const onError = settings.onError ?? (() => {})
  // All it writes are deletions: one that a crash undoes only sends its rows again, so there is no disk to wait for.
  const sessionSettings = { synchronous_commit: 'off' }
  const pool = openPool({ connectionString, max: 2, applicationName: 'relay', sessionSettings, onError })
  const listener = openListener({ connectionString, applicationName: 'relay', onError })
  const wakeUps = { event: openWakeUp(), job: openWakeUp() }
  listener.listen('outbox', () => {
    wakeUps.event.ring()
    wakeUps.job.ring()
  })
  const options: Omit<DrainOptions, 'wakeUp'> = {
    pool,
    pollMs: settings.pollMs ?? POLL_MS,
    batchRows: settings.batchRows ?? BATCH_ROWS,
    onDelivered: (lane, rows) => settings.onDelivered?.(lane.destination, rows.length, requestIdsOf(rows)),
    onError,
  }

  async function lead(leading: AbortSignal): Promise<void> {
    const stepDown = new AbortController()
    const working = AbortSignal.any([leading, stepDown.signal])
    const producer = await settings.bus.openProducer(PRODUCER_ID)
    const drains = [eventLane(producer), jobLane(settings.jobs)].map((lane) =>
      drainLane(lane, { ...options, wakeUp: wakeUps[lane.destination] }, working),
    )
    try {
      await Promise.all(drains)
    } finally {
      stepDown.abort()
      await Promise.allSettled(drains)
      await producer.close()
    }
  }

  try {
    await holdLeadership({ connectionString, name: 'relay', signal, lead, onError })
  } finally {
    await listener.close()
    await pool.end()
  }
}
