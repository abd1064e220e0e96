import type { Admin } from 'kafkajs'
import kafkajs from 'kafkajs'
import { pause } from '../postgres/pause.ts'
import type { TopicSettings } from './event-bus.ts'
import { kafkaErrorType } from './kafka-error-type.ts'

export type KafkaTopics = ReturnType<typeof openKafkaTopics>

/** What topics take of the library's client. */
export type TopicsAdmin = Pick<
  Admin,
  'createTopics' | 'deleteTopics' | 'describeCluster' | 'describeConfigs' | 'fetchTopicMetadata' | 'fetchTopicOffsets'
>

const REPLICAS = 3
const KEEP_MS = 30 * 24 * 3_600_000
const UNKNOWN = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION'])
const KNOWN_WITHIN_MS = 30_000
const POLL_MS = 50
const READABLE_WITHIN_MS = 1_000
const READABLE_POLL_MS = 5

class UnknownTopicError extends Error {
  override readonly name = 'UnknownTopicError'
}

/** The topics of the brokers; what is known is not asked for again, because partitions are fixed. */
export function openKafkaTopics(admin: TopicsAdmin) {
  const known = new Map<string, number>()

  async function findPolicy(name: string): Promise<string | undefined> {
    const topic = { type: kafkajs.ConfigResourceTypes.TOPIC, name, configNames: ['cleanup.policy'] }
    const { resources } = await admin.describeConfigs({ includeSynonyms: false, resources: [topic] })
    return resources[0]?.configEntries.find(({ configName }) => configName === 'cleanup.policy')?.configValue
  }

  async function askPartitions(name: string): Promise<number | undefined> {
    try {
      // First what the library always asks a broker for: of a topic that it remembers it hides that nobody knows it any more.
      await findPolicy(name)
      const { topics } = await admin.fetchTopicMetadata({ topics: [name] })
      return topics[0]?.partitions.length
    } catch (error) {
      if (kafkaErrorType(error) === 'UNKNOWN_TOPIC_OR_PARTITION') return undefined
      throw error
    }
  }

  function findPartitions(name: string): Promise<number | undefined> {
    return untilKnown(() => askPartitions(name))
  }

  async function knowPartitions(name: string, find: typeof askPartitions): Promise<number> {
    const partitions = known.get(name) ?? (await find(name))
    if (partitions === undefined) throw new UnknownTopicError(`There is no topic "${name}".`)
    known.set(name, partitions)
    return partitions
  }

  async function create({ name, partitions, compacted }: TopicSettings): Promise<void> {
    const { brokers } = await admin.describeCluster()
    const replicationFactor = Math.min(REPLICAS, brokers.length)
    const settings = {
      'cleanup.policy': policyOf(compacted),
      'min.insync.replicas': String(Math.max(1, replicationFactor - 1)),
      ...(compacted ? {} : { 'retention.ms': String(KEEP_MS) }),
    }
    const configEntries = Object.entries(settings).map(([key, value]) => ({ name: key, value }))
    await admin
      .createTopics({
        // The library's own waiting takes a broker that has not heard of the topic yet for a failure.
        waitForLeaders: false,
        topics: [{ topic: name, numPartitions: partitions, replicationFactor, configEntries }],
      })
      .catch((error: unknown) => {
        if (kafkaErrorType(error) !== 'TOPIC_ALREADY_EXISTS') throw error
      })
  }

  /** Keys would move to other partitions, or be forgotten: neither is changed behind anybody's back. */
  async function compare({ name, partitions, compacted }: TopicSettings, found: number): Promise<void> {
    if (found !== partitions) {
      throw new Error(
        `Topic "${name}" has ${found} partitions, and this version wants ${partitions}. The number is fixed when a ` +
          'topic is made: run the version that made it, or make the topic anew and rebuild.',
      )
    }
    const policy = await findPolicy(name)
    if (policy !== policyOf(compacted)) {
      throw new Error(
        `Topic "${name}" has cleanup.policy=${policy}, and this version wants ${policyOf(compacted)}. ` +
          'Somebody else made or changed it: alter it with kafka-configs once nothing depends on it.',
      )
    }
  }

  return {
    async ensure(settings: TopicSettings): Promise<void> {
      const isNew = (await findPartitions(settings.name)) === undefined
      if (isNew) await create(settings)
      await untilKnown(async () => compare(settings, await knowPartitions(settings.name, askPartitions)))
      // A broker that knows of a new topic may not lead its partitions yet.
      if (isNew) await untilKnown(() => admin.fetchTopicOffsets(settings.name))
    },

    /** Resolves when nobody knows the topic any more. */
    async remove(name: string): Promise<void> {
      known.delete(name)
      const giveUpAt = performance.now() + KNOWN_WITHIN_MS
      // Asked first: the library tries again for long to delete what nobody knows.
      if ((await findPartitions(name)) !== undefined) await admin.deleteTopics({ topics: [name] })
      while ((await findPartitions(name)) !== undefined) {
        if (performance.now() > giveUpAt) throw new Error(`Topic "${name}" is still there.`)
        await pause(POLL_MS)
      }
    },

    /** Their number. @throws Error when nobody made the topic */
    getPartitions: (name: string) => knowPartitions(name, findPartitions),

    /**
     * A transaction is durable when it is committed, and readable a moment later. Resolves when these offsets are, so that
     * lag counts what was sent; or after a second, because somebody else's open transaction may stand before them.
     */
    async untilReadable(topic: string, offsets: ReadonlyMap<number, string>): Promise<void> {
      const giveUpAt = performance.now() + READABLE_WITHIN_MS
      while (performance.now() < giveUpAt) {
        // What was sent is safe: not to learn how far readers are is no failure.
        const ends = await admin.fetchTopicOffsets(topic).catch(() => [])
        if (ends.every(({ partition, high }) => BigInt(high) > BigInt(offsets.get(partition) ?? -1))) return
        await pause(READABLE_POLL_MS)
      }
    },
  }
}

/** Brokers hear of a new topic, and of its end, one after the other. */
async function untilKnown<T>(ask: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + KNOWN_WITHIN_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isHalfKnown(error) || performance.now() > giveUpAt) throw error
      await pause(POLL_MS)
    }
  }
}

function isHalfKnown(error: unknown): boolean {
  // The library breaks on its own silence where a topic goes between two questions, or another broker has not heard of it.
  if (error instanceof UnknownTopicError || error instanceof TypeError) return true
  return UNKNOWN.has(kafkaErrorType(error) ?? '')
}

function policyOf(compacted: boolean): string {
  return compacted ? 'compact' : 'delete'
}
