import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { bucketsWithin } from '../listing/buckets-within.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { searchTerm } from './search-term.ts'
import type { SearchTerm } from './search-term.ts'

const BEDROOMS_MAX = 99

/** What the filters ask for in tokens. Prices between buckets and lot areas are left to `rowConditions`. */
export function filterTerms(lexicon: Lexicon, filters: ListingFilters): readonly SearchTerm[] {
  return tokensAsked(lexicon, filters).map((tokens) => searchTerm(lexicon, tokens))
}

function tokensAsked(lexicon: Lexicon, filters: ListingFilters): string[][] {
  const { forRent, type, price, featured, bedrooms, unitType, stage, financing } = filters
  const asked: string[][] = []
  const statuses = forRent === undefined ? [false, true] : [forRent]
  const shelves = (kind: 'Featured' | 'Any' | NonNullable<typeof type>, range: typeof price) =>
    statuses.flatMap((status) =>
      bucketsWithin(range, status).buckets.map((bucket) =>
        filterToken.shelf(shelfNumber({ forRent: status, kind, bucket })),
      ),
    )
  if (featured) asked.push(shelves('Featured', undefined))
  const isNarrowed = type !== undefined || price !== undefined
  if (isNarrowed || (forRent !== undefined && !featured)) asked.push(shelves(type ?? 'Any', price))
  if (bedrooms !== undefined) asked.push(bedroomTokens(lexicon, bedrooms))
  if (unitType !== undefined) asked.push([filterToken.unitType(unitType)])
  if (stage !== undefined) asked.push([filterToken.stage(stage)])
  if (financing !== undefined) asked.push([filterToken.financing(financing)])
  return asked
}

function bedroomTokens(lexicon: Lexicon, { count, orMore }: NonNullable<ListingFilters['bedrooms']>): string[] {
  if (!orMore) return [filterToken.bedroom(count)]
  const tokens = Array.from({ length: BEDROOMS_MAX - count + 1 }, (_, more) => filterToken.bedroom(count + more))
  return tokens.filter((token) => lexicon.listings(token) > 0)
}
