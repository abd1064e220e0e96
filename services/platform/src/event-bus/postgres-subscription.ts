import { backOffMs } from '../postgres/back-off-ms.ts'
import { pause } from '../postgres/pause.ts'
import type { SubscribeOptions, Subscription } from './event-bus.ts'
import { joinGroup } from './group-membership.ts'
import type { GroupMembership } from './group-membership.ts'
import type { MessageLog, Topic } from './message-log.ts'
import { readPartition } from './read-partition.ts'
import type { PartitionSource } from './read-partition.ts'
import { openWakeUp } from './wake-up.ts'
import type { WakeUp } from './wake-up.ts'

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
  const closing = new AbortController()
  const onError = options.onError ?? (() => {})

  async function takePart(membership: GroupMembership, readers: Map<number, PartitionReader>, groupChanged: WakeUp) {
    const signal = AbortSignal.any([closing.signal, membership.lost])
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

  async function joinOnce(): Promise<void> {
    const readers = new Map<number, PartitionReader>()
    const groupChanged = openWakeUp()
    const membership = await joinGroup(connectionString, topic, options.group, {
      onGroupChange: () => groupChanged.ring(),
      onAppend: (partition) => readers.get(partition)?.appended.ring(),
    })
    try {
      await takePart(membership, readers, groupChanged)
      if (!closing.signal.aborted) onError(membership.lost.reason)
    } finally {
      for (const reader of readers.values()) reader.stop()
      // Also when the connection is lost: joining again must not run two batches of a partition side by side.
      await Promise.all([...readers.values()].map(({ done }) => done))
      await membership.leave()
    }
  }

  async function run(): Promise<void> {
    for (let attempt = 1; !closing.signal.aborted; attempt += 1) {
      const joinedAt = Date.now()
      await joinOnce().catch(onError)
      if (Date.now() - joinedAt > 60_000) attempt = 1
      if (!closing.signal.aborted) await pause(backOffMs(attempt), closing.signal)
    }
  }

  const running = run()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}
