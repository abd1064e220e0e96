import { type ListingState, priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-text.ts'
import { AVAILABLE, isRental } from '@tahanan/contracts/property/property-status.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'

/** What the matcher knows of a listing. */
export interface ListingMark {
  readonly listingId: number
  readonly version: number
  /** Whether it could ever be had. */
  readonly wasListed: boolean
  readonly isListed: boolean
  /** The lowest price; null on request. */
  readonly priceCentavos: number | null
  /** Null where it is not known. */
  readonly isRental: boolean | null
}

/** What may be told of a listing: it is new, its price was lowered, it is back on the market. */
export const LISTING_CHANGES = ['new', 'lowered', 'back'] as const

export type ChangeKind = (typeof LISTING_CHANGES)[number]

/** Told once for each alert, listing, kind and key. */
export interface ListingChange {
  readonly listingId: number
  readonly change: ChangeKind
  readonly key: number
  readonly version: number
  readonly occurredAt: Date
}

interface ListingEvent {
  readonly id: number
  readonly version: number
  readonly occurredAt: Date
  /** Null for a deleted one. */
  readonly listing:
    | (Parameters<typeof priceOf>[0] & Pick<ListingState, 'isPublished' | 'availability' | 'status'>)
    | null
}

/** What is known of a listing after its event. */
export function markAfter(before: ListingMark | undefined, { id, version, listing }: ListingEvent): ListingMark {
  const isListed = listing?.isPublished === true && listing.availability === AVAILABLE
  return {
    listingId: id,
    version,
    wasListed: before?.wasListed === true || listing?.isPublished === true,
    isListed,
    priceCentavos: listing === null ? null : priceSortCentavos(priceOf(listing)),
    isRental: listing === null ? null : isRental(listing),
  }
}

/**
 * What an event changed that people want to hear of. The same price is lowered to once, however often it goes up and down,
 * and a listing is back once a day at most: what is changed to and fro was a correction.
 */
export function changeOf(before: ListingMark | undefined, event: ListingEvent): ListingChange | undefined {
  const after = markAfter(before, event)
  if (!after.isListed) return undefined
  const changed = { listingId: event.id, version: event.version, occurredAt: event.occurredAt }
  if (before?.wasListed !== true) return { ...changed, change: 'new', key: 0 }
  if (!before.isListed)
    return { ...changed, change: 'back', key: Number(manilaDate(event.occurredAt).replaceAll('-', '')) }
  // A rent is not a lower price (decision 133).
  if (before.isRental !== null && before.isRental !== after.isRental) return undefined
  const isLower =
    before.priceCentavos !== null && after.priceCentavos !== null && after.priceCentavos < before.priceCentavos
  return isLower ? { ...changed, change: 'lowered', key: after.priceCentavos ?? 0 } : undefined
}
