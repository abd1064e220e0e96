import type { EventBus, EventProducer, Subscription } from './event-bus.ts'
import { openKafkaClient } from './kafka-client.ts'
import { kafkaLag } from './kafka-lag.ts'
import { openKafkaProducer } from './kafka-producer.ts'
import { openKafkaSubscription } from './kafka-subscription.ts'
import { openKafkaTopics } from './kafka-topics.ts'

export interface KafkaEventBusSettings {
  /** `host:port` of some of the brokers. */
  readonly brokers: readonly string[]
  readonly onError?: (error: unknown) => void
}

/**
 * The event bus on Kafka. Producers are transactional, consumers read what is committed; keys fall into the same
 * partitions as in the embedded log.
 */
export async function openKafkaEventBus({ brokers, onError }: KafkaEventBusSettings): Promise<EventBus> {
  const kafka = openKafkaClient(brokers)
  const admin = kafka.admin()
  await admin.connect()
  const topics = openKafkaTopics(admin)
  const producers = new Set<EventProducer>()
  const subscriptions = new Set<Subscription>()
  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    await Promise.all([...subscriptions].map((subscription) => subscription.close()))
    await Promise.all([...producers].map((producer) => producer.close()))
    await admin.disconnect()
  }

  return {
    ensureTopic: (settings) => topics.ensure(settings),
    deleteTopic: (name) => topics.remove(name),

    async openProducer(id) {
      const producer = await openKafkaProducer(kafka, topics, id)
      producers.add(producer)
      return producer
    },

    async subscribe(options) {
      const partitions = await topics.getPartitions(options.topic)
      const subscription = openKafkaSubscription(kafka, partitions, {
        ...(onError === undefined ? {} : { onError }),
        ...options,
      })
      subscriptions.add(subscription)
      return subscription
    },

    async lag(topic, group, positions) {
      await topics.getPartitions(topic)
      return kafkaLag(admin, topic, group, positions)
    },

    async ping() {
      await admin.describeCluster()
    },

    close() {
      closing ??= closeAll()
      return closing
    },
  }
}
