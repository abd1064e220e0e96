import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { buildMessage } from './event-bus-engine.fixture.ts'
import { describeEventBus } from './event-bus.contract.ts'
import { openKafkaEventBus } from './kafka-event-bus.ts'

const { KAFKA_BROKERS: brokers = ['127.0.0.1:19092'] } = loadConfig()

describeEventBus('Kafka', async () => ({
  open: () => openKafkaEventBus({ brokers }),
  stuckConsumerArgs: (topic, group) => [
    '--import',
    'tsx',
    join(import.meta.dirname, 'kafka-consumer.process.fixture.ts'),
    brokers.join(),
    topic,
    group,
  ],
  refusedMessage: buildMessage({ value: 'ñ'.repeat(600_000) }),
  stop: async () => {},
}))

test('refuses a topic that another version made with another clean-up', async () => {
  const bus = await openKafkaEventBus({ brokers })
  const settings = { name: `topic-${randomBytes(6).toString('hex')}`, partitions: 2, compacted: true }
  await bus.ensureTopic(settings)
  await expect(bus.ensureTopic({ ...settings, compacted: false })).rejects.toThrow('has cleanup.policy=compact')
  await bus.close()
})

test('rejects when no broker answers', async () => {
  await expect(openKafkaEventBus({ brokers: ['127.0.0.1:1'] })).rejects.toThrow('ECONNREFUSED')
})
