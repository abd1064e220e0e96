import type { Message, MessageBatch, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type pg from 'pg'
import { causeText, isPermanent } from './is-permanent.ts'
import { inProjection } from './in-projection.ts'
import { recordMessages } from './record-messages.ts'
import { advanceOffset, type Position } from './offset.store.ts'

interface BatchTarget {
  readonly pool: pg.Pool
  /** Keeps a message that can never be projected. */
  readonly sendToDeadLetters: (letter: OutgoingMessage) => Promise<void>
}

/**
 * Records a batch, messages that can never be recorded set aside one by one. A crash on the way leaves the offset behind
 * what was done: repeating it changes nothing, and may sendToDeadLetters a message twice.
 *
 * @param expected how far the partition has been brought before
 * @throws PositionLost when it is not as far any more
 */
export async function recordBatch(
  { pool, sendToDeadLetters }: BatchTarget,
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
      await recordMessages(pool, messages, last && after(last))
    },
    async (message, cause) => {
      await sendToDeadLetters(deadMessage(batch, message, cause))
      await inProjection(pool, (client) => advanceOffset(client, after(message), expected))
    },
  )
}

/** The dead letter of a message that could not be kept: as it came, with where it came from and why. */
function deadMessage(
  { topic, partition }: Pick<Position, 'topic' | 'partition'>,
  message: Message,
  cause: unknown,
): OutgoingMessage {
  const source = `${topic}/${partition}/${message.offset}`
  return {
    key: message.key,
    value: message.value,
    headers: { ...message.headers, step: 'mark', cause: causeText(cause), source },
  }
}

/**
 * Does `work` on all items at once. When that fails for good, halves them until the culprits are alone, hands each to
 * `setAside`, and does the rest, in order. Rejects with the first transient failure.
 */
export async function bisect<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
  setAside: (culprit: Item, cause: unknown) => Promise<void>,
): Promise<void> {
  try {
    await work(items)
  } catch (error) {
    if (!isPermanent(error)) throw error
    const [first] = items
    if (first === undefined) throw error
    if (items.length === 1) return setAside(first, error)
    const middle = Math.ceil(items.length / 2)
    await bisect(items.slice(0, middle), work, setAside)
    await bisect(items.slice(middle), work, setAside)
  }
}
