import type { CatalogEvent, CatalogEventType } from '@tahanan/contracts/event/catalog-event.ts'
import type { EntityType } from './entity-type.ts'

/** What the read side keeps of an aggregate, a row of `<noun>_ref`: the state of its highest version. */
export interface Reference {
  readonly noun: EntityType
  readonly id: number
  readonly version: number
  readonly deleted: boolean
  readonly data: CatalogEvent['data']
  /** Slugs under which it is no longer found: 301, or 410 once it is deleted. */
  readonly retiredSlugs: readonly string[]
  /** The request that changed it. */
  readonly requestId: string
}

/** The whole state of the event, kept as it came. */
function reference(event: CatalogEvent, retiredSlugs: readonly string[] = []): Reference {
  return {
    noun: event.aggregate,
    id: event.aggregateId,
    version: event.version,
    deleted: 'deleted' in event.data,
    data: event.data,
    retiredSlugs,
    requestId: event.correlationId,
  }
}

type EventsByType = { readonly [Type in CatalogEventType]: Extract<CatalogEvent, { readonly type: Type }> }

/**
 * Everything the read side takes from the topic `catalog`, and what it keeps of it. The map is the subscription; parsing,
 * versions, transactions, offsets and dead letters are the projector's business.
 */
const catalogProjection: { readonly [Type in CatalogEventType]: (event: EventsByType[Type]) => Reference } = {
  'developer.changed': (event) => reference(event, event.data.oldSlugs),
  'developer.deleted': (event) => reference(event, event.data.slugs),
  'project.changed': (event) => reference(event, event.data.oldSlugs),
  'project.deleted': (event) => reference(event, event.data.slugs),
  'amenity.changed': (event) => reference(event),
  'amenity.deleted': (event) => reference(event),
  'broker.changed': (event) => reference(event),
  'broker.deleted': (event) => reference(event),
  'listing.changed': (event) => reference(event, event.data.oldSlugs),
  'listing.deleted': (event) => reference(event, event.data.slugs),
  'picture.changed': (event) => reference(event),
  'picture.deleted': (event) => reference(event),
  'site.changed': (event) => reference(event),
}

/** What the read side keeps of an event. */
export function project<Type extends CatalogEventType>(event: EventsByType[Type] & { readonly type: Type }): Reference {
  const apply: (typeof catalogProjection)[Type] = catalogProjection[event.type]
  return apply(event)
}
