import { expect, test } from 'vitest'
import { openKafkaTopics } from './kafka-topics.ts'
import type { TopicsAdmin } from './kafka-topics.ts'

const notAsked = (): never => {
  throw new Error('Not asked for.')
}
const admin: TopicsAdmin = {
  createTopics: notAsked,
  deleteTopics: notAsked,
  describeCluster: notAsked,
  describeConfigs: async () => ({ resources: [], throttleTime: 0 }),
  fetchTopicMetadata: async ({ topics } = { topics: [] }) => ({
    topics: topics.map((name) => ({ name, partitions: [] })),
  }),
  fetchTopicOffsets: notAsked,
}

const failing = (...errors: readonly Error[]): TopicsAdmin['fetchTopicMetadata'] => {
  const left = [...errors]
  return async (options) => {
    const error = left.shift()
    if (error !== undefined) throw error
    return admin.fetchTopicMetadata(options)
  }
}
/** As the library breaks when the last broker it asks does not know the topic. */
const silence = new TypeError("Cannot read properties of null (reading 'topicMetadata')")

test('a topic that goes while it is asked about is not there', async () => {
  let asked = 0
  const describeConfigs = async () => {
    asked += 1
    if (asked > 1) throw Object.assign(new Error('Unknown topic'), { type: 'UNKNOWN_TOPIC_OR_PARTITION' })
    return admin.describeConfigs({ resources: [], includeSynonyms: false })
  }
  const topics = openKafkaTopics({ ...admin, describeConfigs, fetchTopicMetadata: failing(silence) })
  await expect(topics.getPartitions('events')).rejects.toThrow('There is no topic "events".')
  expect(asked).toBe(2)
})

test('one that some broker has not heard of yet is waited for', async () => {
  const topics = openKafkaTopics({ ...admin, fetchTopicMetadata: failing(silence, silence) })
  await expect(topics.getPartitions('events')).resolves.toBe(0)
})

test('what else goes wrong is told', async () => {
  const topics = openKafkaTopics({ ...admin, fetchTopicMetadata: failing(new Error('Connection timeout')) })
  await expect(topics.getPartitions('events')).rejects.toThrow('Connection timeout')
})
