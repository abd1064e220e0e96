import { type Admin, type Consumer, Kafka, logLevel } from 'kafkajs'
import { keepConsuming } from './keep-consuming.ts'
import type { EventBus, EventProducer, PartitionLag, SubscribeOptions, Subscription } from './event-bus.ts'
import { kafkaErrorType } from './kafka-error-type.ts'
import { openKafkaBatches } from './kafka-batches.ts'
import { openKafkaProducer } from './kafka-producer.ts'
import { openKafkaTopics } from './kafka-topics.ts'
import { untilSuccess } from '../postgres/pause.ts'

/** A killed member's partitions are given away after so long. Brokers must allow it: `group.min.session.timeout.ms`. */
const SESSION_MS = 5_000

/** What every broker allows that was not told otherwise. */
const USUAL_SESSION_MS = 6_000

/** How soon a member notices that another one came or went. */
const HEARTBEAT_MS = 250

/** How long others wait for a member that has a batch under way. */
const REBALANCE_MS = 60_000

/** How long a broker keeps a fetch open when there is nothing: appends answer it at once. */
const FETCH_WAIT_MS = 250

const PARTITION_BYTES = 4 * 1_048_576

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
        maxBatchMessages: Math.ceil(options.maxBatchMessages / partitions),
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

    close: () => (closing ??= closeAll()),
  }
}

/**
 * A connection of its own to the brokers. Calls are tried again for about ten seconds; from then on it is for the
 * caller to go on. With the library's 300 ms before the first retry each transaction would wait that long for the end
 * of the one before.
 */
function openKafkaClient(brokers: readonly string[]): Kafka {
  return new Kafka({
    clientId: 'tahanan',
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    retry: { initialRetryTime: 5, maxRetryTime: 2_000, multiplier: 2, factor: 0.2, retries: 12 },
  })
}

/**
 * Transaction markers take offsets as well: who keeps the offset of the last message alone is one behind for ever, who
 * keeps `nextOffset` of its batch is not. A transaction that was aborted at the very end still counts.
 */
async function kafkaLag(
  admin: Admin,
  topic: string,
  group: string,
  positions: ReadonlyMap<number, bigint> | undefined,
): Promise<readonly PartitionLag[]> {
  const [ends, from] = await Promise.all([admin.fetchTopicOffsets(topic), positions ?? committed(admin, topic, group)])
  return ends
    .map(({ partition, low, high }) => {
      const position = from.get(partition) ?? 0n
      const end = BigInt(high)
      // What is no longer kept is not waited for.
      const next = position > BigInt(low) ? position : BigInt(low)
      return { partition, end, position, lag: end > next ? end - next : 0n }
    })
    .toSorted((a, b) => a.partition - b.partition)
}

async function committed(admin: Admin, topic: string, groupId: string): Promise<ReadonlyMap<number, bigint>> {
  const [offsets] = await admin.fetchOffsets({ groupId, topics: [topic] })
  const kept = offsets?.partitions.filter(({ offset }) => offset !== '-1') ?? []
  return new Map(kept.map(({ partition, offset }) => [partition, BigInt(offset)]))
}

/** Consumes until closed. A consumer that the library gives up is replaced by a new one. */
function openKafkaSubscription(kafka: Kafka, partitions: number, options: SubscribeOptions): Subscription {
  let sessionMs = SESSION_MS

  function onError(error: unknown): void {
    if (kafkaErrorType(error) === 'INVALID_SESSION_TIMEOUT') sessionMs = USUAL_SESSION_MS
    options.onError?.(error)
  }

  return keepConsuming(
    (closing) => consumeKafka(kafka, partitions, { ...options, onError, sessionMs }, closing),
    onError,
  )
}

/** One membership of the group, until `signal` aborts; rejects with what ended it earlier. */
async function consumeKafka(
  kafka: Kafka,
  partitions: number,
  options: SubscribeOptions & Required<Pick<SubscribeOptions, 'onError'>> & { readonly sessionMs: number },
  signal: AbortSignal,
): Promise<void> {
  const consumer = kafka.consumer({
    groupId: options.group,
    sessionTimeout: options.sessionMs,
    heartbeatInterval: HEARTBEAT_MS,
    rebalanceTimeout: REBALANCE_MS,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    maxBytesPerPartition: PARTITION_BYTES,
    allowAutoTopicCreation: false,
    // Begun again from nothing by the caller, which leaves no doubt about what state it is in.
    retry: { restartOnFailure: async () => false },
  })
  const ended = endOf(consumer, signal)
  const following = followAssignments(consumer, options)
  const batches = openKafkaBatches(options, following.current)
  try {
    await consumer.connect()
    await consumer.subscribe({ topics: [options.topic], fromBeginning: true })
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitions,
      eachBatch: batches.handle,
    })
    await Promise.race([ended, following.failed])
  } finally {
    following.stop()
    await consumer.disconnect()
    await batches.idle()
  }
}

function endOf(consumer: Consumer, signal: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
  })
  // It is looked at only once the consumer runs.
  ended.catch(() => {})
  return ended
}

type FollowOptions = Pick<SubscribeOptions, 'topic' | 'loadOffsets'> & Required<Pick<SubscribeOptions, 'onError'>>

/**
 * Puts a consumer to where it should go on, each time it is given partitions: nothing is fetched from them before that
 * is known. Without `loadOffsets` the group's own offsets say it.
 */
function followAssignments(consumer: Consumer, { topic, loadOffsets, onError }: FollowOptions) {
  let assignment = new AbortController()
  let fail: (error: unknown) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  // A consumer that is being stopped can be put nowhere, and nobody looks any more.
  failed.catch(() => {})

  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    assignment.abort()
    assignment = new AbortController()
    const partitions = payload.memberAssignment[topic] ?? []
    if (partitions.length === 0) return
    // In this very call, before the first fetch. A pause may also be left over from an earlier assignment.
    if (loadOffsets === undefined) return consumer.resume([{ topic, partitions }])
    consumer.pause([{ topic, partitions }])
    place(partitions, loadOffsets, assignment.signal).catch(fail)
  })

  async function place(
    partitions: readonly number[],
    load: NonNullable<SubscribeOptions['loadOffsets']>,
    signal: AbortSignal,
  ): Promise<void> {
    const loaded = await untilSuccess(() => load(partitions), signal, onError)
    if (loaded === undefined || signal.aborted) return
    for (const partition of partitions) {
      // What the broker does not have (any more, or not yet) it answers from the beginning.
      consumer.seek({ topic, partition, offset: String(loaded.result.get(partition) ?? 0n) })
    }
    consumer.resume([{ topic, partitions: [...partitions] }])
  }

  return {
    /** Aborts when the partitions held now are given out anew. */
    current: () => assignment.signal,
    /** Rejects when the consumer could not be put to its place, and would read nothing from now on. */
    failed,
    stop: () => assignment.abort(),
  }
}
