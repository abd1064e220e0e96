import { Kafka, logLevel } from 'kafkajs'

/**
 * A connection of its own to the brokers. Calls are tried again for about ten seconds; from then on it is for the
 * caller to go on. With the library's 300 ms before the first retry each transaction would wait that long for the end
 * of the one before.
 */
export function openKafkaClient(brokers: readonly string[]): Kafka {
  return new Kafka({
    clientId: 'tahanan',
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    retry: { initialRetryTime: 5, maxRetryTime: 2_000, multiplier: 2, factor: 0.2, retries: 12 },
  })
}
