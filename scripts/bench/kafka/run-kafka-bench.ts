import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openKafkaEventBus } from '@tahanan/platform/event-bus/kafka-event-bus.ts'
import type { BenchRun } from '../bench-run.ts'
import { openInstallation } from '../install/installation.ts'
import { measureRelay } from './measure-relay.ts'

const NAME = 'relay, outbox to Kafka'

/** The relay against Kafka, where `KAFKA_BROKERS` answers. It takes the place of any other relay at these brokers. */
export async function runKafkaBench(run: BenchRun): Promise<void> {
  const { KAFKA_BROKERS: brokers } = loadConfig()
  if (!run.wants(NAME)) return
  if (brokers === undefined) return run.skip(NAME, 'KAFKA_BROKERS is not set.')
  const bus = await openKafkaEventBus({ brokers }).catch(() => undefined)
  if (bus === undefined) return run.skip(NAME, `Kafka does not answer at ${brokers.join()}.`)
  const installation = await openInstallation(run.options.listings)
  try {
    run.keep(await measureRelay(NAME, { installation, bus, brokers, rounds: run.options.rounds }))
  } finally {
    await installation.close()
    await bus.close()
  }
}
