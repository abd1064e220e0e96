import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type pg from 'pg'
import { drainDirt } from './drain-dirt.ts'
import { markEvents } from './mark-events.fixture.ts'

/** Projects events as a projector does, without a bus. What cannot be refreshed fails the test. */
export async function applyEvents(
  pool: pg.Pool,
  events: readonly CatalogEvent[],
  now = new Date('2026-03-01T00:00:00Z'),
): Promise<void> {
  await markEvents(pool, events)
  await drainDirt({
    pool,
    now: () => now,
    setAside: async (_noun, _id, cause) => {
      throw cause
    },
  })
}
