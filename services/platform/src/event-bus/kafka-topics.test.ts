import { expect, test } from 'vitest'
import { openKafkaTopics } from './kafka-topics.ts'
import type { TopicsAdmin } from './kafka-topics.ts'

const notAsked = (): never => {
  throw new Error('Not asked for.')
}
const admin: TopicsAdmin = {
  createTopics: notAsked,
  deleteTopics: async () => {},
  describeCluster: notAsked,
  describeConfigs: async () => ({ resources: [], throttleTime: 0 }),
  fetchTopicMetadata: async ({ topics } = { topics: [] }) => ({
    topics: topics.map((name) => ({ name, partitions: [] })),
  }),
  fetchTopicOffsets: notAsked,
}

const failing = (error: Error): TopicsAdmin => ({
  ...admin,
  fetchTopicMetadata: async () => {
    throw error
  },
})

test('a topic that goes while it is asked about is not there', async () => {
  // As the library does when the last broker it asks no longer knows the topic.
  const going = failing(new TypeError("Cannot read properties of null (reading 'topicMetadata')"))
  await expect(openKafkaTopics(going).getPartitions('events')).rejects.toThrow('There is no topic "events".')
  await expect(openKafkaTopics(going).remove('events')).resolves.toBeUndefined()
})

test('what else goes wrong is told', async () => {
  const broken = failing(new Error('Connection timeout'))
  await expect(openKafkaTopics(broken).getPartitions('events')).rejects.toThrow('Connection timeout')
  await expect(openKafkaTopics(admin).getPartitions('events')).resolves.toBe(0)
})
