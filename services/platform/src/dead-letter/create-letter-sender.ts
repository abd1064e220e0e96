import { type EventBus, type EventProducer, MessageRefusedError, type OutgoingMessage } from '../event-bus/event-bus.ts'

/**
 * Sends to a topic of dead letters, by a producer that is opened when the first one is: most processes never need one.
 *
 * @param id of the producer; nobody else's, because producers of one id fence each other
 */
export function createLetterSender(bus: EventBus, topic: string, id: string) {
  let producer: Promise<EventProducer> | undefined
  return {
    /** Resolves once the letter is durable, and read by whoever looks. Rejects as a producer does. */
    async send(letter: OutgoingMessage): Promise<void> {
      producer ??= bus.openProducer(id)
      try {
        const sender = await producer
        await sender.send(topic, [letter])
        await sender.untilReadable()
      } catch (error) {
        // One that has lost its place never finds it again; the next letter gets a new one.
        if (!(error instanceof MessageRefusedError)) producer = undefined
        throw error
      }
    },
    async close(): Promise<void> {
      await (await producer)?.close()
    },
  }
}
