import type { CatalogEvent, CatalogEventType } from '@tahanan/contracts/event/catalog-event.ts'
import type { Reference } from './reference.ts'

type EventsByType = { readonly [Type in CatalogEventType]: Extract<CatalogEvent, { readonly type: Type }> }

/**
 * A map from event type to a pure function. The map is the subscription: an event whose type is missing passes by.
 * Parsing, versions, transactions, offsets and dead letters are the projector's business.
 */
export type Projection = {
  readonly [Type in CatalogEventType]?: (event: EventsByType[Type]) => Reference
}

/** What `projection` keeps of `event`; undefined when it does not subscribe to the type. */
export function project<Type extends CatalogEventType>(
  projection: Projection,
  event: EventsByType[Type] & { readonly type: Type },
): Reference | undefined {
  const apply: Projection[Type] = projection[event.type]
  return apply?.(event)
}
