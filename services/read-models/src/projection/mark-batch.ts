import type { Message, MessageBatch, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type pg from 'pg'
import { bisect } from './bisect.ts'
import { deadMessage } from './dead-message.ts'
import { inProjection } from './in-projection.ts'
import { markMessages } from './mark-messages.ts'
import { advanceOffset } from './offset.store.ts'
import type { Projection } from './projection.ts'

interface BatchTarget {
  readonly pool: pg.Pool
  readonly projection: Projection
  /** Keeps a message that can never be projected. */
  readonly bury: (letter: OutgoingMessage) => Promise<void>
}

/**
 * Marks a batch, messages that can never be marked set aside one by one. A crash on the way leaves the offset behind
 * what was done: repeating it changes nothing, and may bury a message twice.
 *
 * @param expected how far the partition has been brought before
 * @throws PositionLost when it is not as far any more
 */
export async function markBatch(
  { pool, projection, bury }: BatchTarget,
  batch: MessageBatch,
  expected = 0n,
): Promise<void> {
  const after = (message: Message) => ({
    expected,
    topic: batch.topic,
    partition: batch.partition,
    nextOffset: message === batch.messages.at(-1) ? batch.nextOffset : message.offset + 1n,
  })
  await bisect(
    batch.messages,
    async (messages) => {
      const last = messages.at(-1)
      await markMessages(pool, projection, messages, last && after(last))
    },
    async (message, cause) => {
      await bury(deadMessage(batch, message, cause))
      await inProjection(pool, (client) => advanceOffset(client, after(message), expected))
    },
  )
}
