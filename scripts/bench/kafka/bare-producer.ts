import { openKafkaClient } from '@tahanan/platform/event-bus/kafka-client.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'

export interface BareProducer {
  send(topic: string, messages: readonly OutgoingMessage[]): Promise<void>
  close(): Promise<void>
}

/** kafkajs alone: a transaction for each batch, as the relay promises it, and nothing else. */
export async function openBareProducer(brokers: readonly string[]): Promise<BareProducer> {
  const producer = openKafkaClient(brokers).producer({
    transactionalId: 'bench-bare',
    idempotent: true,
    maxInFlightRequests: 1,
  })
  await producer.connect()
  return {
    async send(topic, messages) {
      const transaction = await producer.transaction()
      await transaction.send({
        topic,
        messages: messages.map(({ key, value, headers }) => ({ key, value, headers: { ...headers } })),
      })
      await transaction.commit()
    },
    close: () => producer.disconnect(),
  }
}
