import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { buildCatalogEvent } from './catalog-event.fixture.ts'
import type { Noun } from './noun.ts'

type StateOf<Of extends Noun> = Extract<CatalogEvent, { readonly type: `${Of}.changed` }>['data']

/** `<noun>.changed` with this state. */
export function buildChanged<Of extends Noun>(noun: Of, data: StateOf<Of>, version = 1): CatalogEvent {
  return buildCatalogEvent(noun, 'changed', data, version)
}
