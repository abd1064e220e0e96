import { untilSuccess } from '../postgres/pause.ts'
import { keepConsuming } from './keep-consuming.ts'
import type { Message, SubscribeOptions, Subscription } from './event-bus.ts'
import { type GroupMembership, joinGroup } from './group-membership.ts'
import type { MessageLog, Topic } from './message-log.ts'
import { openWakeUp, type WakeUp } from './wake-up.ts'

/** Appends ring; this is for the one that did not. */
const POLL_MS = 5_000

/** A killed member tells nobody; its partitions are free at once and taken over at the next look. */
const REBALANCE_MS = 1_000

interface PartitionReader {
  readonly appended: WakeUp
  readonly stop: () => void
  readonly done: Promise<void>
}

/**
 * Reads this member's share of a topic's partitions until closed. There is no coordinator: each member computes its
 * share from who is there and takes a partition's lock as soon as its former holder has finished its batch.
 */
export function openPostgresSubscription(
  connectionString: string,
  log: MessageLog,
  topic: Topic,
  options: SubscribeOptions,
): Subscription {
  const onError = options.onError ?? (() => {})

  async function takePart(
    membership: GroupMembership,
    readers: Map<number, PartitionReader>,
    groupChanged: WakeUp,
    signal: AbortSignal,
  ): Promise<void> {
    while (!signal.aborted) {
      const share = await membership.fairShare()
      for (const [partition, reader] of readers) if (!share.has(partition)) reader.stop()
      for (const partition of share) {
        if (readers.has(partition) || signal.aborted || !(await membership.acquire(partition))) continue
        readers.set(partition, start(partition))
      }
      await groupChanged.wait(REBALANCE_MS, signal)
    }

    async function readThenRelease(source: PartitionSource): Promise<void> {
      await readPartition(source)
      await membership.release(source.partition).catch(() => {})
      readers.delete(source.partition)
      groupChanged.ring()
    }

    function start(partition: number): PartitionReader {
      const stopping = new AbortController()
      const appended = openWakeUp()
      const source = { log, topic, partition, membership, options, onError, appended }
      const done = readThenRelease({ ...source, signal: AbortSignal.any([signal, stopping.signal]) })
      return { appended, done, stop: () => stopping.abort() }
    }
  }

  async function joinOnce(closing: AbortSignal): Promise<void> {
    const readers = new Map<number, PartitionReader>()
    const groupChanged = openWakeUp()
    const membership = await joinGroup(connectionString, topic, options.group, {
      onGroupChange: () => groupChanged.ring(),
      onAppend: (partition) => readers.get(partition)?.appended.ring(),
    })
    try {
      await takePart(membership, readers, groupChanged, AbortSignal.any([closing, membership.lost]))
      if (!closing.aborted) onError(membership.lost.reason)
    } finally {
      for (const reader of readers.values()) reader.stop()
      // Also when the connection is lost: joining again must not run two batches of a partition side by side.
      await Promise.all([...readers.values()].map(({ done }) => done))
      await membership.leave()
    }
  }

  return keepConsuming(joinOnce, onError)
}

interface PartitionSource {
  readonly log: MessageLog
  readonly topic: Topic
  readonly partition: number
  readonly membership: GroupMembership
  readonly options: SubscribeOptions
  readonly onError: (error: unknown) => void
  /** Rings when something was appended. */
  readonly appended: WakeUp
  /** Aborts when the partition must be given up: the batch under way is finished, no other begun. */
  readonly signal: AbortSignal
}

/** Hands the messages of one partition to `onBatch`, batch by batch, from the group's position on. Never rejects. */
async function readPartition(source: PartitionSource): Promise<void> {
  const { log, topic, partition, membership, options, onError, appended, signal } = source
  const start = await untilSuccess(() => startOffset(source), signal, onError)
  if (start === undefined) return
  let position = start.result
  while (!signal.aborted) {
    const read = await untilSuccess(
      () => log.read(topic, partition, position, Math.ceil(options.maxBatchMessages / topic.partitions)),
      signal,
      onError,
    )
    const last = read?.result.at(-1)
    if (read === undefined || signal.aborted) return
    if (last === undefined) {
      await appended.wait(POLL_MS, signal)
      continue
    }
    const nextOffset = last.offset + 1n
    const handled = await untilSuccess(() => handOver(source, read.result, nextOffset), signal, onError)
    if (handled === undefined) return
    position = nextOffset
    if (options.loadOffsets === undefined) {
      await untilSuccess(() => membership.commit(partition, position), signal, onError)
    }
  }
}

async function handOver(
  { topic, partition, membership, options }: PartitionSource,
  messages: readonly Message[],
  nextOffset: bigint,
) {
  const heartbeat = () => membership.check()
  await options.onBatch({ topic: topic.name, partition, messages, nextOffset, heartbeat })
}

/** A position beyond the end was kept for a log that has since been restored or emptied: what is there is all new. */
async function startOffset({ log, topic, partition, options, onError }: PartitionSource): Promise<bigint> {
  const kept = await (options.loadOffsets?.([partition]) ?? log.committed(topic, options.group))
  const position = kept.get(partition) ?? 0n
  const end = (await log.ends(topic)).get(partition) ?? 0n
  if (position <= end) return position
  onError(
    new Error(
      `Group "${options.group}" wants to read ${topic.name}/${partition} from ${position}, and it ends at ${end}. ` +
        'Reading it from the beginning.',
    ),
  )
  return 0n
}
