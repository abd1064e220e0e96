import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { readOutboxBacklog } from '@tahanan/catalog/outbox/outbox.store.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import { hasQueued } from '@tahanan/read-models/projection/refresh-queue.store.ts'
import { ENTITY_TYPES } from '@tahanan/read-models/projection/entity-type.ts'
import { loadOffsets } from '@tahanan/read-models/projection/offset.store.ts'
import { PROJECTOR_GROUP } from '@tahanan/read-models/projection/projector.ts'

interface PipelineStores extends Catalog {
  /** Its search path leads to the read schema. */
  readonly readPool: Catalog['pool']
  readonly bus: EventBus
}

/**
 * What stands between the last command and the public answers. Read in the direction of the stream: what moves on meanwhile is counted again further down, never missed.
 */
export async function readPipelineBacklog({ pool, readPool, bus }: PipelineStores) {
  const { waiting } = await readOutboxBacklog(pool)
  const lags = await bus.lag(CATALOG_TOPIC, PROJECTOR_GROUP, await loadOffsets(readPool, CATALOG_TOPIC))
  const queued = await Promise.all(ENTITY_TYPES.map((noun) => hasQueued(readPool, noun)))
  return {
    /** Rows that the relay has not handed over. */
    outboxRows: waiting,
    /** Messages that are not projected; an upper bound where offsets have gaps. */
    messages: Number(lags.reduce((sum, { lag }) => sum + lag, 0n)),
    /** Whether views are still to be made of messages that were read. */
    hasQueuedRefreshes: queued.includes(true),
  }
}
