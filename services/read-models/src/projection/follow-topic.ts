import { CATALOG_TOPIC } from '@tahanan/contracts/event/topics.ts'
import type { EventBus, MessageBatch, Subscription } from '@tahanan/platform/event-bus/event-bus.ts'
import { untilSuccess } from '@tahanan/platform/event-bus/until-success.ts'
import { aborted } from '@tahanan/platform/postgres/aborted.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type pg from 'pg'
import { loadOffsets } from './offset.store.ts'
import { PositionLost } from './position-lost.ts'

interface TopicFollower {
  readonly bus: EventBus
  readonly group: string
  /** Its schema holds the offsets. */
  readonly pool: pg.Pool
  readonly maxBatchMessages: number
  /** Stores the offset behind the batch; rejects with `PositionLost` when the one before it is less than `expected`. */
  readonly onBatch: (batch: MessageBatch, expected: bigint) => Promise<void>
  readonly onError: (error: unknown) => void
  /** For partitions in which nothing comes, which would not notice otherwise. */
  readonly lookEveryMs: number
}

/**
 * Reads the topic `catalog` from where the read schema stands. When the schema is put back to an older state under it
 * (a backup was restored), it goes back as well: what came in between would be missing for ever.
 */
export async function followTopic(settings: TopicFollower): Promise<Subscription> {
  const { bus, group, pool, maxBatchMessages, onBatch, onError, lookEveryMs } = settings
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
      group,
      async loadOffsets(partitions) {
        const offsets = await loadOffsets(pool, CATALOG_TOPIC)
        reached = new Map(partitions.map((partition) => [partition, offsets.get(partition) ?? 0n]))
        return offsets
      },
      maxBatchMessages,
      onBatch: handle,
      onError,
    })
  }

  async function look(): Promise<void> {
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
      await pause(lookEveryMs, closing.signal)
      if (!closing.signal.aborted) await look().catch(onError)
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
