import type { Config } from '../config/config-schema.ts'
import type { EventBus } from './event-bus.ts'
import { openKafkaEventBus } from './kafka-event-bus.ts'
import { openPostgresEventBus } from './postgres-event-bus.ts'

export interface EventBusPlace {
  /** Where the embedded bus keeps its log. */
  readonly databaseUrl: string
  readonly onError: (error: unknown) => void
}

/** The bus that `KAFKA_BROKERS` names, the embedded one without it (design §3). */
export function openEventBus(
  { KAFKA_BROKERS: brokers }: Pick<Config, 'KAFKA_BROKERS'>,
  { databaseUrl, onError }: EventBusPlace,
): Promise<EventBus> {
  return brokers === undefined
    ? openPostgresEventBus({ connectionString: databaseUrl, onError })
    : openKafkaEventBus({ brokers, onError })
}
