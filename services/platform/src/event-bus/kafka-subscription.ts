import type { Kafka } from 'kafkajs'
import { backOffMs } from '../postgres/back-off-ms.ts'
import { pause } from '../postgres/pause.ts'
import { consumeKafka } from './consume-kafka.ts'
import type { SubscribeOptions, Subscription } from './event-bus.ts'

/** A membership that lasted so long says that whatever ended the one before is mended. */
const SETTLED_MS = 60_000

/** Consumes until closed. A consumer that the library gives up is replaced by a new one, after a back-off. */
export function openKafkaSubscription(kafka: Kafka, partitions: number, options: SubscribeOptions): Subscription {
  const closing = new AbortController()
  const onError = options.onError ?? (() => {})

  async function run(): Promise<void> {
    for (let attempt = 1; !closing.signal.aborted; attempt += 1) {
      const joinedAt = performance.now()
      await consumeKafka(kafka, partitions, { ...options, onError }, closing.signal).catch(onError)
      if (performance.now() - joinedAt > SETTLED_MS) attempt = 1
      if (!closing.signal.aborted) await pause(backOffMs(attempt), closing.signal)
    }
  }

  const running = run()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}
