import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
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
export function reference(event: CatalogEvent, retiredSlugs: readonly string[] = []): Reference {
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
