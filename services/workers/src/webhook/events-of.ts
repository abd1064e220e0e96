import { createHash } from 'node:crypto'
import type { WebhookEvent } from '@tahanan/catalog/webhook/record-webhook-events.ts'
import type { NotifiedState } from '@tahanan/catalog/webhook/notified-state.store.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import { priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-text.ts'
import { AVAILABLE, isRental } from '@tahanan/contracts/property/property-status.ts'
import type { WebhookEventType } from '@tahanan/contracts/webhook/webhook.ts'
import { pageOf, publicListing, publicProject } from './public-data.ts'

/** An event that webhooks hear of. */
export type FollowedEvent = Extract<CatalogEvent, { aggregate: 'listing' | 'project' }>

type Change = 'published' | 'changed' | 'price_lowered' | 'sold' | 'deleted'

/**
 * What has happened between the state notified last and an event, and the state from now on. States that came between and
 * were replaced before anybody read them are one change: the topic is compacted.
 *
 * @param before undefined for what was not there when the first webhook was made
 * @param origin address that visitors see
 */
export function eventsOf(
  event: FollowedEvent,
  before: NotifiedState | undefined,
  origin: string,
): { readonly state: NotifiedState; readonly events: readonly WebhookEvent[] } {
  const { aggregate: noun, occurredAt } = event
  const { data, ...state } = stateOf(event, origin)
  const { updated_at: _, ...compared } = { updated_at: null, ...data }
  const notified: NotifiedState = {
    key: eventKey(noun, event.aggregateId),
    version: event.version,
    ...state,
    digest: createHash('sha256').update(JSON.stringify(compared)).digest(),
  }
  const events = changesOf(before, notified).map((change): WebhookEvent => {
    // Only listings are sold, and have a price.
    const type: WebhookEventType = noun === 'listing' ? `listing.${change}` : `project.${asProject(change)}`
    return { type, key: notified.key, version: event.version, occurredAt, data }
  })
  return { state: notified, events }
}

function asProject(change: Change): 'published' | 'changed' | 'deleted' {
  if (change === 'sold' || change === 'price_lowered') throw new Error(`A project was ${change}.`)
  return change
}

/** Of what is not public only where it was. */
function stateOf(
  event: FollowedEvent,
  origin: string,
): Omit<NotifiedState, 'key' | 'version' | 'digest'> & { readonly data: object } {
  const nothing = { isPublic: false, isSold: false, isRental: false, priceCentavos: null }
  switch (event.type) {
    case 'listing.deleted':
    case 'project.deleted': {
      const { id, slugs } = event.data
      return { ...nothing, data: pageOf(event.aggregate, { id, slug: slugs[0] ?? '' }, origin) }
    }
    case 'project.changed':
      return { ...nothing, isPublic: true, data: publicProject(event.data, origin) }
    case 'listing.changed': {
      const listing = event.data
      if (!listing.isPublished) return { ...nothing, data: pageOf('listing', listing, origin) }
      return {
        isPublic: true,
        isSold: listing.availability !== AVAILABLE,
        isRental: isRental(listing),
        priceCentavos: priceSortCentavos(priceOf(listing)),
        data: publicListing(listing, origin),
      }
    }
  }
}

/** In the order in which they are sent. Withdrawn from the site is deleted to those outside. */
function changesOf(before: NotifiedState | undefined, now: NotifiedState): Change[] {
  const changes: Change[] = []
  if (before?.isPublic !== true) {
    if (!now.isPublic) return []
    changes.push('published')
  } else {
    if (!now.isPublic) return ['deleted']
    if (before.digest === null || now.digest === null || !before.digest.equals(now.digest)) changes.push('changed')
    if (isLowered(before, now)) changes.push('price_lowered')
  }
  if (now.isSold && before?.isSold !== true) changes.push('sold')
  return changes
}

function isLowered(before: NotifiedState, now: NotifiedState): boolean {
  if (now.isSold || before.isRental !== now.isRental) return false
  return before.priceCentavos !== null && now.priceCentavos !== null && now.priceCentavos < before.priceCentavos
}
