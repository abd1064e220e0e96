import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-key.ts'
import type pg from 'pg'
import { catalogProjection } from './catalog.projection.ts'
import { drainDirt } from './drain-dirt.ts'
import { markMessages } from './mark-messages.ts'

/** Projects events as a projector does, without a bus. What cannot be refreshed fails the test. */
export async function applyEvents(
  pool: pg.Pool,
  events: readonly CatalogEvent[],
  now = new Date('2026-03-01T00:00:00Z'),
): Promise<void> {
  await markMessages(
    pool,
    catalogProjection,
    events.map((event) => ({ key: eventKey(event.aggregate, event.aggregateId), value: JSON.stringify(event) })),
  )
  await drainDirt({
    pool,
    now: () => now,
    setAside: async (_noun, _id, cause) => {
      throw cause
    },
  })
}
