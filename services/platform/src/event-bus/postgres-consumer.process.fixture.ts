import { consumeAndStick } from './consume-and-stick.fixture.ts'
import { openPostgresEventBus } from './postgres-event-bus.ts'

const [, , connectionString = '', topic = '', group = ''] = process.argv
await consumeAndStick(await openPostgresEventBus({ connectionString }), topic, group)
