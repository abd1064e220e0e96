import { randomUUID } from 'node:crypto'
import { CATALOG_DEAD_LETTER_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus, Message } from '@tahanan/platform/event-bus/event-bus.ts'

export async function readDeadLetters(bus: EventBus) {
  /** Read so far, from the beginning of the topic. */
  const letters: Message[] = []
  const subscription = await bus.subscribe({
    topic: CATALOG_DEAD_LETTER_TOPIC,
    group: `story-${randomUUID()}`,
    maxBatchMessages: 100,
    onBatch: async ({ messages }) => void letters.push(...messages),
  })
  return { letters, close: () => subscription.close() }
}
