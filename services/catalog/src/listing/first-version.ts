import { AVAILABLE } from '@tahanan/contracts/property/availability.ts'
import { slugFor } from '../slug/slug-for.ts'
import type { Listing, ListingContent } from './listing.ts'

/** A new listing, as it is stored for the first time. */
export function firstVersion(content: ListingContent, id: number, now: Date): Listing {
  return {
    ...content,
    id,
    version: 1,
    slug: slugFor('listing', content.name, id),
    soldAt: content.availability === AVAILABLE ? null : now,
    createdAt: now,
    updatedAt: now,
  }
}
