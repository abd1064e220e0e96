import type { Message, SubscribeOptions } from './event-bus.ts'
import type { GroupMembership } from './group-membership.ts'
import type { MessageLog, Topic } from './message-log.ts'
import { untilSuccess } from './until-success.ts'
import type { WakeUp } from './wake-up.ts'

export interface PartitionSource {
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

/** Appends ring; this is for the one that did not. */
const POLL_MS = 5_000

/** Hands the messages of one partition to `onBatch`, batch by batch, from the group's position on. Never rejects. */
export async function readPartition(source: PartitionSource): Promise<void> {
  const { log, topic, partition, membership, options, onError, appended, signal } = source
  const start = await untilSuccess(() => startOffset(source), signal, onError)
  if (start === undefined) return
  let position = start.result
  while (!signal.aborted) {
    const read = await untilSuccess(
      () => log.read(topic, partition, position, options.maxBatchMessages),
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
