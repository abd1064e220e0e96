import { consumeAndStick } from './consume-and-stick.fixture.ts'
import { openKafkaEventBus } from './kafka-event-bus.ts'

const [, , broker = '', topic = '', group = ''] = process.argv
await consumeAndStick(await openKafkaEventBus({ brokers: [broker] }), topic, group)
