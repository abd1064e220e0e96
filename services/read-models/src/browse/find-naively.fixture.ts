import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { priceOverlaps } from '@tahanan/contracts/money/price-overlaps.ts'
import { matchesSearchType } from '@tahanan/contracts/property/matches-search-type.ts'
import { comparePositions } from '../search/compare-positions.ts'

/** A listing as the oracle knows it: what a person reading its card would say of it. */
export interface KnownListing {
  readonly id: number
  /** Everything that words may match. */
  readonly words: readonly string[]
  readonly forRent: boolean
  readonly propertyType: number
  readonly propertySubtype: number
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
  readonly featured: boolean
  readonly bedroom: number | null
  readonly unitType: number | null
  readonly stage: number | null
  readonly financing: readonly number[]
  readonly lotAreaSqm: number | null
  readonly listed: boolean
}

/** Ids of what a query must find, in its order: by going through all listings one by one. */
export function findNaively(listings: Iterable<KnownListing>, query: ListingSearchQuery): number[] {
  return [...listings]
    .filter((listing) => isFound(listing, query))
    .map(({ id, minPriceCentavos, maxPriceCentavos }) => ({ id, priceCentavos: minPriceCentavos ?? maxPriceCentavos }))
    .toSorted(comparePositions[query.order])
    .map(({ id }) => id)
}

function isFound(listing: KnownListing, { search, filters }: ListingSearchQuery): boolean {
  const { forRent, type, price, featured, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = filters
  const prefix = search.words.at(-1)
  const lot = listing.lotAreaSqm
  return (
    listing.listed &&
    search.words.slice(0, -1).every((word) => listing.words.includes(word)) &&
    (prefix === undefined || listing.words.some((word) => word.startsWith(prefix))) &&
    (forRent === undefined || listing.forRent === forRent) &&
    (type === undefined || matchesSearchType(type, listing.propertyType, listing.propertySubtype)) &&
    (price === undefined || priceOverlaps(listing, price)) &&
    (!featured || listing.featured) &&
    (bedrooms === undefined ||
      isWithin(listing.bedroom, bedrooms.count, bedrooms.orMore ? Infinity : bedrooms.count)) &&
    (unitType === undefined || listing.unitType === unitType) &&
    (stage === undefined || listing.stage === stage) &&
    (financing === undefined || listing.financing.includes(financing)) &&
    ((lotMinSqm === undefined && lotMaxSqm === undefined) || isWithin(lot, lotMinSqm ?? 0, lotMaxSqm ?? Infinity))
  )
}

function isWithin(value: number | null, from: number, to: number): boolean {
  return value !== null && value >= from && value <= to
}
