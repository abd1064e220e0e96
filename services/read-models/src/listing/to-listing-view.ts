import { AVAILABLE } from '@tahanan/contracts/property/availability.ts'
import { asciiJson } from '../page/ascii-json.ts'
import type { ListingSources } from './listing-sources.ts'
import type { ListingView } from './listing-view.ts'
import { toListingCard } from './to-listing-card.ts'
import { toListingDetailExtras } from './to-listing-detail-extras.ts'
import { toListingSearch } from './listing-search.ts'

/** How long the page of a sold listing can be reached (decision 26). */
const SOLD_PAGE_DAYS = 90
const DAY_MS = 86_400_000

/**
 * Everything the read side shows of a listing, from its state and its parents'. Undefined when it has no page: it is
 * a draft, or its project is not known yet.
 */
export function toListingView(sources: ListingSources): ListingView | undefined {
  const { listing } = sources
  const card = toListingCard(sources)
  if (!listing.isPublished || card === undefined) return undefined
  const cardText = asciiJson(card)
  const isListed = listing.availability === AVAILABLE
  return {
    id: listing.id,
    slug: listing.slug,
    goneAt: isListed ? null : goneAt(listing.soldAt ?? listing.updatedAt),
    projectId: listing.projectId,
    card: cardText,
    // The members of the card and those of the extras make one object, and the card's are written only once.
    detail: `${cardText.slice(0, -1)},${asciiJson(toListingDetailExtras(sources)).slice(1)}`,
    search: isListed ? (toListingSearch(sources) ?? null) : null,
  }
}

function goneAt(soldAt: string): string {
  return new Date(Date.parse(soldAt) + SOLD_PAGE_DAYS * DAY_MS).toISOString()
}
