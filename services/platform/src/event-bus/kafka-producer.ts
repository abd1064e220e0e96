import { type Kafka, Partitioners, type RecordMetadata, type Transaction } from 'kafkajs'
import { type EventProducer, MessageRefusedError, type OutgoingMessage, ProducerFencedError } from './event-bus.ts'
import { kafkaErrorType } from './kafka-error-type.ts'
import type { KafkaTopics } from './kafka-topics.ts'

/** The broker's `max.message.bytes` as it comes, less what goes around a message. More would only be sent in vain. */
const MESSAGE_BYTES_MAX = 1_048_588 - 1_024
const FENCED = new Set(['INVALID_PRODUCER_EPOCH', 'PRODUCER_FENCED', 'INVALID_PRODUCER_ID_MAPPING'])
const REFUSED = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD'])
/** A transaction that is left open holds up everybody who reads committed, for so long. */
const TRANSACTION_TIMEOUT_MS = 30_000

/**
 * Each send is a transaction. The id is announced at once, so the brokers refuse every earlier producer of this id from
 * now on. When the end of a transaction cannot be learnt, only another announcement could go on; and it would fence a
 * rightful successor. So this one gives up: `send` throws `ProducerFencedError` from then on.
 */
export async function openKafkaProducer(kafka: Kafka, topics: KafkaTopics, id: string): Promise<EventProducer> {
  const producer = kafka.producer({
    transactionalId: id,
    idempotent: true,
    maxInFlightRequests: 1,
    transactionTimeout: TRANSACTION_TIMEOUT_MS,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  })
  let state: 'open' | 'fenced' | 'closed' = 'open'
  /** For each topic where the last messages begin in each partition. */
  const sentTo = new Map<string, Map<number, string>>()
  /** Sends follow one another, so that what was sent first is first in the log. */
  let last: Promise<unknown> = Promise.resolve()

  async function append(topic: string, messages: readonly OutgoingMessage[]): Promise<void> {
    if (state === 'fenced') throw new ProducerFencedError(id)
    await topics.getPartitions(topic)
    const transaction = await producer.transaction()
    try {
      const sent = await transaction.send({ topic, acks: -1, messages: messages.map(toKafka) })
      await transaction.commit()
      noteSent(topic, sent)
    } catch (error) {
      await giveUp(transaction)
      const type = kafkaErrorType(error) ?? ''
      if (FENCED.has(type)) state = 'fenced'
      if (REFUSED.has(type)) throw new MessageRefusedError(String(error), { cause: error })
      throw state === 'fenced' ? new ProducerFencedError(id, { cause: error }) : error
    }
  }

  function noteSent(topic: string, sent: readonly RecordMetadata[]): void {
    const offsets = sentTo.get(topic) ?? new Map<number, string>()
    for (const { partition, baseOffset } of sent) if (baseOffset !== undefined) offsets.set(partition, baseOffset)
    sentTo.set(topic, offsets)
  }

  /** Leaves nothing half done behind, or else nothing to go on with. */
  async function giveUp(transaction: Transaction): Promise<void> {
    try {
      await transaction.abort()
    } catch {
      state = 'fenced'
    }
  }

  try {
    await producer.connect()
    await (await producer.transaction()).abort()
  } catch (error) {
    await producer.disconnect().catch(() => {})
    throw error
  }

  return {
    async send(topic, messages) {
      if (state === 'closed') throw new Error(`Producer "${id}" is closed.`)
      if (messages.length === 0) return
      const tooLarge = messages.find((message) => bytesOf(message) > MESSAGE_BYTES_MAX)
      if (tooLarge !== undefined) {
        throw new MessageRefusedError(`"${tooLarge.key}" has ${bytesOf(tooLarge)} bytes of ${MESSAGE_BYTES_MAX}.`)
      }
      const sent = last.then(() => append(topic, messages))
      last = sent.catch(() => {})
      await sent
    },
    async untilReadable() {
      await last
      await Promise.all([...sentTo].map(([topic, offsets]) => topics.untilReadable(topic, offsets)))
    },
    async close() {
      state = 'closed'
      await last
      await producer.disconnect()
    },
  }
}

function toKafka({ key, value, headers }: OutgoingMessage) {
  return { key, value: Buffer.from(value), headers: { ...headers } }
}

function bytesOf({ key, value, headers }: OutgoingMessage): number {
  return [key, value, ...Object.entries(headers).flat()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
