import { join } from 'node:path'
import { createTestDatabase } from '../postgres/test-database.fixture.ts'
import { buildMessage } from './event-bus-engine.fixture.ts'
import { describeEventBus } from './event-bus.contract.ts'
import { openPostgresEventBus } from './postgres-event-bus.ts'

describeEventBus('Postgres', async () => {
  const database = await createTestDatabase()
  const { connectionString } = database
  return {
    open: () => openPostgresEventBus({ connectionString }),
    stuckConsumerArgs: (topic, group) => [
      '--import',
      'tsx',
      join(import.meta.dirname, 'postgres-consumer.process.fixture.ts'),
      connectionString,
      topic,
      group,
    ],
    refusedMessage: buildMessage({ value: 'NUL \0' }),
    stop: () => database.drop(),
  }
})
