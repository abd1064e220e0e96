import type { Admin } from 'kafkajs'
import type { PartitionLag } from './event-bus.ts'

/**
 * Transaction markers take offsets as well: who keeps the offset of the last message alone is one behind for ever, who
 * keeps `nextOffset` of its batch is not. A transaction that was aborted at the very end still counts.
 */
export async function kafkaLag(
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
