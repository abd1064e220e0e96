import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type {
  EventBus,
  Message,
  MessageBatch,
  OutgoingMessage,
  Subscription,
} from '@tahanan/platform/event-bus/event-bus.ts'
import { aborted, pause, untilSuccess } from '@tahanan/platform/postgres/pause.ts'
import type pg from 'pg'
import { queueExpiredBrokers } from '../broker/broker-view.store.ts'
import { keepAreasCounted } from '../place/count-areas.ts'
import { deadRefresh, openDeadLetters } from './dead-letters.ts'
import { dropQueued } from './refresh-queue.store.ts'
import { type Drain, drainRefreshQueue } from './drain-refresh-queue.ts'
import { inProjection } from './in-projection.ts'
import { recordBatch } from './record-batch.ts'
import { loadOffsets, PositionLost } from './offset.store.ts'
import { noteProjectionLag } from './projection-lag.store.ts'

export interface ProjectorSettings {
  readonly bus: EventBus
  /** Its search path leads to the read schema. Each partition being read uses one connection, the sweep another, the counting of areas a third. */
  readonly pool: pg.Pool
  readonly now?: () => Date
  readonly sweepEveryMs?: number
  /** Told of every failure; transient ones are tried again, permanent ones went to the dead letters. */
  readonly onError?: (error: unknown) => void
  readonly onProjected?: (batch: ProjectedBatch) => void
  /** A message or an aggregate went to the dead letters. */
  readonly onDeadLetter?: () => void
}

export interface ProjectedBatch {
  readonly partition: number
  readonly messages: number
  readonly recordMs: number
  readonly refreshMs: number
}

export interface Projector {
  /** Finishes the batches under way. */
  close(): Promise<void>
}

/** Projectors of one group share the partitions of the topic. */
export const PROJECTOR_GROUP = 'read-models'

/** What a first start holds at once in the pipeline's 128 MB, beside what others that follow the topic hold. */
const BATCH_MESSAGES_MAX = 1_800

/** The refresh queue is emptied by who fills it. The sweep is for what a crash left, and for what time alone makes stale. */
const SWEEP_EVERY_MS = 5_000

const LAG_EVERY_MS = 1_000

/**
 * Follows the topic `catalog` into the read schema: records each batch, then refreshes what is queued (design §5). Any
 * number of processes may run one; they never wait for each other longer than a chunk takes.
 */
export async function startProjector(settings: ProjectorSettings): Promise<Projector> {
  const { bus, pool, now = () => new Date(), sweepEveryMs = SWEEP_EVERY_MS, onError = () => {} } = settings
  const deadLetters = await openDeadLetters(bus)
  const closing = new AbortController()
  let pacedAt = -LAG_EVERY_MS

  const drain: Drain = {
    pool,
    now,
    async setAside(noun, id, cause) {
      onError(cause)
      await deadLetters.send(deadRefresh(noun, id, cause))
      settings.onDeadLetter?.()
      await inProjection(pool, (client) => dropQueued(client, noun, id))
    },
  }
  const recordTarget = {
    pool,
    sendToDeadLetters: async (letter: OutgoingMessage) => {
      onError(new Error(`A message goes to the dead letters: ${letter.headers['cause']}`))
      await deadLetters.send(letter)
      settings.onDeadLetter?.()
    },
  }

  /** At most once a second: it is for people to look at. */
  async function keepLag(last: Message | undefined): Promise<void> {
    if (last === undefined || performance.now() - pacedAt < LAG_EVERY_MS) return
    pacedAt = performance.now()
    await noteProjectionLag(pool, last)
  }

  async function onBatch(batch: MessageBatch, expected: bigint): Promise<void> {
    const startedAt = performance.now()
    await recordBatch(recordTarget, batch, expected)
    const recordedAt = performance.now()
    await drainRefreshQueue({ ...drain, onProgress: () => batch.heartbeat() })
    await keepLag(batch.messages.at(-1))
    settings.onProjected?.({
      partition: batch.partition,
      messages: batch.messages.length,
      recordMs: recordedAt - startedAt,
      refreshMs: performance.now() - recordedAt,
    })
  }

  async function sweep(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await inProjection(pool, (client) => queueExpiredBrokers(client, manilaDate(now())))
        await drainRefreshQueue(drain)
      } catch (error) {
        onError(error)
      }
      await pause(sweepEveryMs, closing.signal)
    }
  }

  const subscription = await followTopic({ bus, pool, onBatch, onError, pollEveryMs: sweepEveryMs })
  const sweeping = sweep()
  const counting = keepAreasCounted({ pool, now, signal: closing.signal, onError })
  return {
    async close() {
      closing.abort()
      await subscription.close()
      await Promise.all([sweeping, counting])
      await deadLetters.close()
    },
  }
}

interface TopicFollower {
  readonly bus: EventBus
  /** Its schema holds the offsets. */
  readonly pool: pg.Pool
  /** Stores the offset behind the batch; rejects with `PositionLost` when the one before it is less than `expected`. */
  readonly onBatch: (batch: MessageBatch, expected: bigint) => Promise<void>
  readonly onError: (error: unknown) => void
  /** For partitions in which nothing comes, which would not notice otherwise. */
  readonly pollEveryMs: number
}

/**
 * Reads the topic `catalog` from where the read schema stands. When the schema is put back to an older state under it
 * (a backup was restored), it goes back as well: what came in between would be missing for ever.
 */
async function followTopic({ bus, pool, onBatch, onError, pollEveryMs }: TopicFollower): Promise<Subscription> {
  const closing = new AbortController()
  /** How far each partition that we were given has been stored. */
  let reached = new Map<number, bigint>()
  let lost = new AbortController()

  async function handle(batch: MessageBatch): Promise<void> {
    try {
      await onBatch(batch, reached.get(batch.partition) ?? 0n)
      reached.set(batch.partition, batch.nextOffset)
    } catch (error) {
      if (error instanceof PositionLost) lost.abort()
      throw error
    }
  }

  async function subscribe(): Promise<Subscription> {
    reached = new Map()
    lost = new AbortController()
    return bus.subscribe({
      topic: CATALOG_TOPIC,
      group: PROJECTOR_GROUP,
      async loadOffsets(partitions) {
        const offsets = await loadOffsets(pool, CATALOG_TOPIC)
        reached = new Map(partitions.map((partition) => [partition, offsets.get(partition) ?? 0n]))
        return offsets
      },
      maxBatchMessages: BATCH_MESSAGES_MAX,
      onBatch: handle,
      onError,
    })
  }

  async function poll(): Promise<void> {
    const offsets = await loadOffsets(pool, CATALOG_TOPIC)
    for (const [partition, expected] of reached) {
      const found = offsets.get(partition) ?? 0n
      if (found >= expected) continue
      onError(new PositionLost(partition, expected, found))
      return lost.abort()
    }
  }

  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(pollEveryMs, closing.signal)
      if (!closing.signal.aborted) await poll().catch(onError)
    }
  }

  async function keepReading(first: Subscription): Promise<void> {
    let subscription: Subscription | undefined = first
    while (subscription !== undefined) {
      await aborted(AbortSignal.any([closing.signal, lost.signal]))
      await subscription.close()
      if (closing.signal.aborted) return
      subscription = (await untilSuccess(subscribe, closing.signal, onError))?.result
    }
  }

  const running = Promise.all([keepReading(await subscribe()), keepLooking()])
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}
