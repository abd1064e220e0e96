import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type pg from 'pg'
import { drainRefreshQueue } from './drain-refresh-queue.ts'
import { recordEvents } from './record-events.fixture.ts'

/** Projects events as a projector does, without a bus. What cannot be refreshed fails the test. */
export async function applyEvents(
  pool: pg.Pool,
  events: readonly CatalogEvent[],
  now = new Date('2026-03-01T00:00:00Z'),
): Promise<void> {
  await recordEvents(pool, events)
  await drainRefreshQueue({
    pool,
    now: () => now,
    setAside: async (_noun, _id, cause) => {
      throw cause
    },
  })
}
