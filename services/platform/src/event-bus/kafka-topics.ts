import type { Admin } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { TopicSettings } from './event-bus.ts'
import { kafkaErrorType } from './kafka-error-type.ts'

export interface KafkaTopics {
  ensure(settings: TopicSettings): Promise<void>
  /**
   * Number of partitions.
   *
   * @throws Error when nobody made the topic
   */
  getPartitions(name: string): Promise<number>
}

const REPLICAS = 3
const KEEP_MS = 30 * 24 * 3_600_000

/** The topics of the brokers; what is known is not asked for again, because partitions are fixed. */
export function openKafkaTopics(admin: Admin): KafkaTopics {
  const known = new Map<string, number>()

  async function findPartitions(name: string): Promise<number | undefined> {
    try {
      const { topics } = await admin.fetchTopicMetadata({ topics: [name] })
      return topics[0]?.partitions.length
    } catch (error) {
      if (kafkaErrorType(error) === 'UNKNOWN_TOPIC_OR_PARTITION') return undefined
      throw error
    }
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
      .createTopics({ topics: [{ topic: name, numPartitions: partitions, replicationFactor, configEntries }] })
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
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name, configNames: ['cleanup.policy'] }],
    })
    const policy = resources[0]?.configEntries.find(({ configName }) => configName === 'cleanup.policy')?.configValue
    if (policy !== policyOf(compacted)) {
      throw new Error(
        `Topic "${name}" has cleanup.policy=${policy}, and this version wants ${policyOf(compacted)}. ` +
          'Somebody else made or changed it: alter it with kafka-configs once nothing depends on it.',
      )
    }
  }

  return {
    async ensure(settings) {
      const found = await findPartitions(settings.name)
      if (found === undefined) await create(settings)
      await compare(settings, found ?? (await this.getPartitions(settings.name)))
    },

    async getPartitions(name) {
      const partitions = known.get(name) ?? (await findPartitions(name))
      if (partitions === undefined) throw new Error(`There is no topic "${name}".`)
      known.set(name, partitions)
      return partitions
    },
  }
}

function policyOf(compacted: boolean): string {
  return compacted ? 'compact' : 'delete'
}
