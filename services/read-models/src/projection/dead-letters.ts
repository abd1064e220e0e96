import { randomUUID } from 'node:crypto'
import { CATALOG_DEAD_LETTER_TOPIC } from '@tahanan/contracts/event/topics.ts'
import type { EventBus, EventProducer, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { MessageRefusedError } from '@tahanan/platform/event-bus/message-refused-error.ts'

export interface DeadLetters {
  /** Resolves once the letter is durable, and read by whoever looks. */
  bury(letter: OutgoingMessage): Promise<void>
  close(): Promise<void>
}

/** The topic for what can never be projected, which is made when missing. */
export async function openDeadLetters(bus: EventBus): Promise<DeadLetters> {
  await bus.ensureTopic({ name: CATALOG_DEAD_LETTER_TOPIC, partitions: 1, compacted: false })
  let producer: Promise<EventProducer> | undefined

  async function send(letter: OutgoingMessage): Promise<void> {
    // Most projectors never need one. The id is new each time: projectors must not fence each other.
    producer ??= bus.openProducer(`dead-letters-${randomUUID()}`)
    try {
      const sender = await producer
      await sender.send(CATALOG_DEAD_LETTER_TOPIC, [letter])
      await sender.untilReadable()
    } catch (error) {
      // One that has lost its place never finds it again; the next letter gets a new one.
      if (!(error instanceof MessageRefusedError)) producer = undefined
      throw error
    }
  }

  return {
    async bury(letter) {
      try {
        await send(letter)
      } catch (error) {
        // With its headers it may be larger than a message can be. Its source says where the whole of it is.
        if (!(error instanceof MessageRefusedError)) throw error
        await send({ ...letter, value: '' })
      }
    },
    async close() {
      await (await producer)?.close()
    },
  }
}
