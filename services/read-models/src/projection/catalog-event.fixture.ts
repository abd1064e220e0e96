import { randomUUID } from 'node:crypto'
import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type { EntityType } from './entity-type.ts'

/** An event as the catalogue publishes it; tests ask for `buildChanged` or `buildDeleted`. */
export function buildCatalogEvent(
  noun: EntityType,
  what: 'changed' | 'deleted',
  data: CatalogEvent['data'],
  version: number,
): CatalogEvent {
  return catalogEventSchema.parse({
    id: randomUUID(),
    type: `${noun}.${what}`,
    aggregate: noun,
    aggregateId: data.id,
    version,
    schemaVersion: 1,
    occurredAt: '2026-01-05T08:00:00.000Z',
    actor: 'system',
    correlationId: 'test',
    data,
  })
}
