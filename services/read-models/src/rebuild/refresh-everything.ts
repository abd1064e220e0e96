import type pg from 'pg'
import { countQueued, dropQueued, queueEveryListing } from '../projection/refresh-queue.store.ts'
import { type Drain, drainRefreshQueue } from '../projection/drain-refresh-queue.ts'
import { inProjection } from '../projection/in-projection.ts'
import { ENTITY_TYPES } from '../projection/entity-type.ts'

/** What a rebuild refreshes with: what can never be refreshed is told, and dropped. */
export function openDrain(pool: pg.Pool, onDropped: (cause: unknown) => void): Drain {
  return {
    pool,
    now: () => new Date(),
    async setAside(noun, id, cause) {
      onDropped(cause)
      await inProjection(pool, (client) => dropQueued(client, noun, id))
    },
  }
}

/** Refreshes all there is in the schema of the drain's pool, each listing once. */
export async function refreshEverything(
  drain: Drain,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await drainRefreshQueue(
    drain,
    ENTITY_TYPES.filter((noun) => noun !== 'listing'),
  )
  const total = await inProjection(drain.pool, queueEveryListing)
  const observed: Drain = {
    ...drain,
    async onProgress() {
      signal.throwIfAborted()
      onProgress(Math.max(total - (await countQueued(drain.pool, 'listing', total)), 0), total)
    },
  }
  await drainRefreshQueue(observed)
  onProgress(total, total)
}
