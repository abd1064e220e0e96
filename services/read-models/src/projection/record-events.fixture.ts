import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type pg from 'pg'
import { buildEventMessage } from './event-message.fixture.ts'
import { recordMessages } from './record-messages.ts'

/** The first step alone, as if the projector was killed after it. */
export async function recordEvents(pool: pg.Pool, events: readonly CatalogEvent[]): Promise<void> {
  await recordMessages(pool, events.map(buildEventMessage))
}
