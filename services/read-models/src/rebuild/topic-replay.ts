import { randomUUID } from 'node:crypto'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus, MessageBatch, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { type Drain, drainRefreshQueue } from '../projection/drain-refresh-queue.ts'
import { recordBatch } from '../projection/record-batch.ts'
import { loadOffsets } from '../projection/offset.store.ts'

export interface TopicReplay {
  /** How far it is, by partition. */
  positions(): Promise<ReadonlyMap<number, bigint>>
  /** Messages still ahead; an upper bound where offsets have gaps. */
  lag(): Promise<number>
  /** From now on batches are refreshed too. Until then they are only recorded, so that nothing is made twice. */
  follow(): void
  /** Finishes the batches under way. */
  close(): Promise<void>
}

interface TopicReplaySettings {
  readonly bus: EventBus
  /** Into the schema of its pool. */
  readonly drain: Drain
  /** Gets a message that can never be projected, with its `cause`; the live projector may have set it aside long ago. */
  readonly pass: (letter: OutgoingMessage) => Promise<void>
  readonly onError: (error: unknown) => void
}

const BATCH_MESSAGES_MAX = 1_800

/** Reads the topic from its beginning, as a group of its own. */
export async function startTopicReplay({ bus, drain, pass, onError }: TopicReplaySettings): Promise<TopicReplay> {
  const group = `rebuild-${randomUUID()}`
  const target = { pool: drain.pool, sendToDeadLetters: pass }
  const positions = () => loadOffsets(drain.pool, CATALOG_TOPIC)
  let isFollowing = false

  async function onBatch(batch: MessageBatch): Promise<void> {
    await recordBatch(target, batch)
    if (isFollowing) await drainRefreshQueue({ ...drain, onProgress: () => batch.heartbeat() })
  }

  const subscription = await bus.subscribe({
    topic: CATALOG_TOPIC,
    group,
    loadOffsets: positions,
    maxBatchMessages: BATCH_MESSAGES_MAX,
    onBatch,
    onError,
  })
  return {
    positions,
    async lag() {
      const lags = await bus.lag(CATALOG_TOPIC, group, await positions())
      return Number(lags.reduce((sum, { lag }) => sum + lag, 0n))
    },
    follow() {
      isFollowing = true
    },
    close: () => subscription.close(),
  }
}

type Positions = ReadonlyMap<number, bigint>

/** Whether `positions` are as far as `target` in every partition. */
export function hasReached(positions: Positions, target: Positions): boolean {
  return [...target].every(([partition, offset]) => (positions.get(partition) ?? 0n) >= offset)
}
