import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { buildCatalogEvent } from './catalog-event.fixture.ts'
import type { EntityType } from './entity-type.ts'

/** `<noun>.deleted` of something that had these slugs. */
export function buildDeleted(
  noun: EntityType,
  id: number,
  version: number,
  slugs: readonly string[] = [],
): CatalogEvent {
  const deletedAt = '2026-02-01T00:00:00.000Z'
  return buildCatalogEvent(noun, 'deleted', { id, deleted: true, slugs: [...slugs], deletedAt }, version)
}
