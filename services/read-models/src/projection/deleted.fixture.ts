import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type { Tombstone } from '@tahanan/contracts/event/event-envelope.ts'
import { buildCatalogEvent } from './catalog-event.fixture.ts'
import type { EntityType } from './entity-type.ts'

/** `<noun>.deleted` of something that had these slugs. */
export function buildDeleted(
  noun: EntityType,
  id: number,
  version: number,
  slugs: readonly string[] = [],
): CatalogEvent {
  const data: Tombstone = { id, deleted: true, slugs: [...slugs], deletedAt: '2026-02-01T00:00:00.000Z' }
  return buildCatalogEvent(noun, 'deleted', data, version)
}
