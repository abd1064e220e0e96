import type { Log } from '../log/create-log.ts'
import type { EventBus } from './event-bus.ts'

/**
 * The same bus, which writes a line for each message that was handled: its key, and the correlation id of the request
 * that it comes from.
 */
export function logMessages(bus: EventBus, log: Log): EventBus {
  return {
    ...bus,
    subscribe: (options) =>
      bus.subscribe({
        ...options,
        async onBatch(batch) {
          const startedAt = performance.now()
          await options.onBatch(batch)
          if (!log.isLevelEnabled('info')) return
          const elapsedMs = Math.round(performance.now() - startedAt)
          for (const { key, offset, headers } of batch.messages) {
            log.info(
              {
                topic: batch.topic,
                partition: batch.partition,
                offset: String(offset),
                key,
                type: headers['type'],
                request_id: headers['correlationId'],
                elapsed_ms: elapsedMs,
              },
              'message',
            )
          }
        },
      }),
  }
}
