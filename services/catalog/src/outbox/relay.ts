import {
  type EventBus,
  type EventProducer,
  MessageRefusedError,
  ProducerFencedError,
} from '@tahanan/platform/event-bus/event-bus.ts'
import { openWakeUp, type WakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { backOffMs, pause } from '@tahanan/platform/postgres/pause.ts'
import { holdLeadership } from '@tahanan/platform/postgres/leadership.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { Pool } from 'pg'
import { deleteDelivered, type Destination, listWaiting, moveToRefused, type WaitingRow } from './outbox.store.ts'

/** Deletes rows that were taken, while the next ones are sent: of one batch at a time, so that a crash sends few again. */
export class Deletions<Row> {
  readonly #deleteAll: (rows: readonly Row[]) => Promise<void>
  #underWay: Promise<void> | undefined

  constructor(deleteAll: (rows: readonly Row[]) => Promise<void>) {
    this.#deleteAll = deleteAll
  }

  /** Resolves when those of the batch before are gone. Rejects if they are not, and then leaves these alone as well. */
  async begin(rows: readonly Row[]): Promise<void> {
    await this.ended()
    this.#underWay = this.#deleteAll(rows)
    // Until somebody waits for it, a failure would be nobody's.
    this.#underWay.catch(() => {})
  }

  /** Resolves when nothing is being deleted. Rejects with what has gone wrong, once. */
  async ended(): Promise<void> {
    const underWay = this.#underWay
    this.#underWay = undefined
    await underWay
  }
}

/**
 * Rows read at once are so many batches, two at least: while one is sent, the one before it becomes readable and is
 * deleted, and while the last one is, what comes next is read.
 */
const BATCHES_READ = 4

/** A burst has many; any of them leads to it. */
const REQUEST_IDS_MAX = 20

export interface RelaySettings {
  /** The catalog's database, as the writing role. */
  readonly connectionString: string
  readonly bus: EventBus
  readonly jobs: Jobs
  /** Ends the relay, after the batch under way. */
  readonly signal: AbortSignal
  /** `requestIds` are some of the requests that the rows come from. */
  readonly onDelivered?: (
    destination: OutboxChannel['destination'],
    rows: number,
    requestIds: readonly string[],
  ) => void
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
    onDelivered: (channel, rows) => settings.onDelivered?.(channel.destination, rows.length, requestIdsOf(rows)),
    onError,
  }

  async function lead(leading: AbortSignal): Promise<void> {
    const stepDown = new AbortController()
    const working = AbortSignal.any([leading, stepDown.signal])
    const producer = await settings.bus.openProducer(PRODUCER_ID)
    const drains = [eventChannel(producer), jobChannel(settings.jobs)].map((channel) =>
      drainChannel(channel, { ...options, wakeUp: wakeUps[channel.destination] }, working),
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

function eventChannel(producer: EventProducer): OutboxChannel {
  return {
    destination: 'event',
    async send(rows) {
      for (const [topic, messages] of rowsByTarget(rows)) await producer.send(topic, messages)
    },
    untilReadable: () => producer.untilReadable(),
  }
}

/** Some of the requests that these rows come from, for the log. */
export function requestIdsOf(rows: readonly Pick<WaitingRow, 'headers'>[]): readonly string[] {
  const ids = new Set<string>()
  for (const { headers } of rows) {
    const id = headers['correlationId']
    if (id !== undefined) ids.add(id)
    if (ids.size === REQUEST_IDS_MAX) break
  }
  return [...ids]
}

/** A job handed over twice is one job: its id is the row's key. */
function jobChannel(jobs: Jobs): OutboxChannel {
  return {
    destination: 'job',
    async send(rows) {
      for (const [queue, waiting] of rowsByTarget(rows)) {
        await jobs.addMany(queue, waiting.map(addedJob))
      }
    },
    // A job that was added is there.
    async untilReadable() {},
  }
}

function addedJob({ key, value, headers }: WaitingRow) {
  const data: unknown = JSON.parse(value)
  return { data, options: { id: key, correlationId: headers['correlationId'] } }
}

function rowsByTarget(rows: readonly WaitingRow[]): ReadonlyMap<string, readonly WaitingRow[]> {
  const groups = new Map<string, WaitingRow[]>()
  for (const row of rows) {
    const group = groups.get(row.target)
    if (group === undefined) groups.set(row.target, [row])
    else group.push(row)
  }
  return groups
}

interface DrainOptions {
  readonly pool: Pool
  readonly wakeUp: WakeUp
  readonly pollMs: number
  readonly batchRows: number
  readonly onDelivered: (channel: OutboxChannel, rows: readonly WaitingRow[]) => void
  readonly onError: (error: unknown) => void
}

/**
 * Empties a channel until `signal` aborts. Failures are tried again for ever, with back-off; only a fenced producer ends
 * it, by rejecting, because somebody else relays now.
 */
async function drainChannel(channel: OutboxChannel, options: DrainOptions, signal: AbortSignal): Promise<void> {
  const { pool, wakeUp, pollMs, batchRows, onDelivered } = options
  const rowsRead = batchRows * BATCHES_READ
  const deletions = new Deletions<WaitingRow>(async (taken) => {
    // Whoever looks for what is under way finds it in the outbox, or else can read it.
    await channel.untilReadable()
    await deleteDelivered(pool, taken)
    onDelivered(channel, taken)
  })
  let next: Promise<readonly WaitingRow[]> | undefined
  let failures = 0

  /** Batch by batch; a batch that was taken is deleted, whatever becomes of the next one. */
  async function deliverAll(rows: readonly WaitingRow[]): Promise<void> {
    for (let start = 0; start < rows.length && !signal.aborted; start += batchRows) {
      if (rows.length === rowsRead && start + batchRows >= rowsRead) {
        // This batch and the one before are still there, and must not be sent again.
        next = listWaiting(pool, channel.destination, rowsRead, rows.slice(Math.max(0, start - batchRows)))
        // Until somebody waits for it, a failure would be nobody's.
        next.catch(() => {})
      }
      await deletions.begin(await deliver(pool, channel, rows.slice(start, start + batchRows)))
    }
  }

  while (!signal.aborted) {
    try {
      if (next === undefined) await deletions.ended()
      const rows = await (next ?? listWaiting(pool, channel.destination, rowsRead))
      next = undefined
      if (rows.length > 0) {
        await deliverAll(rows)
      } else {
        await deletions.ended()
        await wakeUp.wait(pollMs, signal)
      }
      failures = 0
    } catch (error) {
      // What has gone wrong first is what is passed on.
      await Promise.allSettled([next, deletions.ended()])
      next = undefined
      if (error instanceof ProducerFencedError) throw error
      options.onError(error)
      failures += 1
      await pause(backOffMs(failures), signal)
    }
  }
  await Promise.allSettled([next, deletions.ended()])
}

/**
 * Sends rows in order, and answers those that were taken: they are to be deleted, and a crash before that sends them
 * again, which readers know by the version. A row that will never be taken is found by halving, and set aside, so that the
 * rest goes on; later changes of its key may pass it, because each event holds the whole state. Any other failure rejects.
 */
async function deliver(
  pool: Pool,
  channel: OutboxChannel,
  rows: readonly WaitingRow[],
): Promise<readonly WaitingRow[]> {
  try {
    await channel.send(rows)
    return rows
  } catch (error) {
    if (!(error instanceof MessageRefusedError)) throw error
    const [first, ...others] = rows
    if (first === undefined) return []
    if (others.length === 0) {
      await moveToRefused(pool, first, error.message)
      return []
    }
    const middle = Math.ceil(rows.length / 2)
    const taken = await deliver(pool, channel, rows.slice(0, middle))
    return [...taken, ...(await deliver(pool, channel, rows.slice(middle)))]
  }
}

/** One way out of the outbox. Events and jobs have a channel each, so that a queue that is down holds no event back. */
interface OutboxChannel {
  readonly destination: Destination
  /** Hands all rows over, in order; rejects when it cannot say that all are safe. */
  send(rows: readonly WaitingRow[]): Promise<void>
  /** Resolves when whoever they are for can see all that was sent, which then need not be seen in the outbox any more. */
  untilReadable(): Promise<void>
}
