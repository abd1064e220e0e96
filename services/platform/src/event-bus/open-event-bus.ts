import type { Config } from '../config/config-schema.ts'
import type { EventBus } from './event-bus.ts'

export interface EventBusPlace {
  /** Where the embedded bus keeps its log. */
  readonly databaseUrl: string
  readonly onError: (error: unknown) => void
}

/** The bus that `KAFKA_BROKERS` names, the embedded one without it (design §3). The other's code is not loaded. */
export async function openEventBus(
  { KAFKA_BROKERS: brokers }: Pick<Config, 'KAFKA_BROKERS'>,
  { databaseUrl, onError }: EventBusPlace,
): Promise<EventBus> {
  if (brokers === undefined) {
    const { openPostgresEventBus } = await import('./postgres-event-bus.ts')
    return openPostgresEventBus({ connectionString: databaseUrl, onError })
  }
  const { openKafkaEventBus } = await import('./kafka-event-bus.ts')
  return openKafkaEventBus({ brokers, onError })
}
