import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { buildCatalogEvent } from './catalog-event.fixture.ts'
import type { EntityType } from './entity-type.ts'

type StateOf<Of extends EntityType> = Extract<CatalogEvent, { readonly type: `${Of}.changed` }>['data']

/** `<noun>.changed` with this state. */
export function buildChanged<Of extends EntityType>(noun: Of, data: StateOf<Of>, version = 1): CatalogEvent {
  return buildCatalogEvent(noun, 'changed', data, version)
}
