import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { filterTerms } from '../search/filter-terms.ts'
import { idBound } from '../search/id-bound.ts'
import { listingsInAll } from '../search/listings-in-all.ts'
import type { ListingWalk } from '../search/listing-walks.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import type { PriceLook } from './priced-rows.ts'

/** So few are found by their prices and sorted faster than anything else. */
const FEW = 300
/** A look along the ids goes so many times as far as it would have to if prices were spread evenly. */
const LUCK = 4
/** Listings passed on the way, at most. */
const FAR = 20_000

/**
 * How to look for a page of prices between buckets, one look after the other until one fills the page. Along the order of
 * ids it is soon full unless the prices are rare.
 */
export function priceLooks(
  lexicon: Lexicon,
  filters: ListingFilters,
  walk: ListingWalk,
  needed: number,
): readonly PriceLook[] {
  if (walk.by === 'price') return [{ kind: 'along', lastId: undefined }]
  const atMost = Math.min(...filterTerms(lexicon, filters).map((term) => term.atMost))
  const passing = (needed * LUCK * listingsInAll(lexicon)) / Math.max(1, atMost)
  if (atMost <= FEW || passing > FAR) return [{ kind: 'all' }]
  const lastId = idBound(lexicon, walk, passing)
  const along: PriceLook = { kind: 'along', lastId }
  return lastId === undefined ? [along] : [along, { kind: 'all' }]
}
