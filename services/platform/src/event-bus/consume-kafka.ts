import type { Consumer, Kafka } from 'kafkajs'
import type { SubscribeOptions } from './event-bus.ts'
import { followAssignments } from './follow-assignments.ts'
import { openKafkaBatches } from './kafka-batches.ts'

/** A killed member's partitions are given away after so long. */
const SESSION_MS = 10_000
/** How soon a member notices that another one came or went. */
const HEARTBEAT_MS = 250
/** How long others wait for a member that has a batch under way. */
const REBALANCE_MS = 60_000
/** How long a broker keeps a fetch open when there is nothing: appends answer it at once. */
const FETCH_WAIT_MS = 250
const PARTITION_BYTES = 4 * 1_048_576

/** One membership of the group, until `signal` aborts; rejects with what ended it earlier. */
export async function consumeKafka(
  kafka: Kafka,
  partitions: number,
  options: SubscribeOptions & Required<Pick<SubscribeOptions, 'onError'>>,
  signal: AbortSignal,
): Promise<void> {
  const consumer = kafka.consumer({
    groupId: options.group,
    sessionTimeout: SESSION_MS,
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
    await batches.settled()
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
