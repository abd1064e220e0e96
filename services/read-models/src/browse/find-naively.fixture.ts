import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { priceOverlaps } from '@tahanan/contracts/money/price-text.ts'
import type { Point } from '@tahanan/contracts/place/place.ts'
import { LOT_ONLY, MEMORIAL } from '@tahanan/contracts/property/property-type.ts'
import { matchesSearchType } from '@tahanan/contracts/property/search-type.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { type Area, areaCodes } from '@tahanan/places/area.ts'
import { matchesKind } from '../search/kinds.ts'

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
  readonly bathroom: number | null
  readonly parking: boolean
  readonly amenityIds: readonly number[]
  readonly unitType: number | null
  readonly stage: number | null
  readonly financing: readonly number[]
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  readonly area: Area | undefined
  readonly listed: boolean
}

/** How positions follow one another in each order; a price on request comes last. */
const compare: Readonly<Record<ListingOrder, (a: KnownListing, b: KnownListing) => number>> = {
  newest: (a, b) => b.id - a.id,
  cheapest: (a, b) => difference(priceOf(a) ?? Infinity, priceOf(b) ?? Infinity) || a.id - b.id,
  dearest: (a, b) => difference(priceOf(b) ?? -1, priceOf(a) ?? -1) || b.id - a.id,
  cheapestPerSqm: (a, b) => difference(perSqmOf(a) ?? Infinity, perSqmOf(b) ?? Infinity) || a.id - b.id,
  largest: (a, b) => difference(sizeOf(b) ?? -1, sizeOf(a) ?? -1) || b.id - a.id,
}

function priceOf({ minPriceCentavos, maxPriceCentavos }: KnownListing): number | null {
  return minPriceCentavos ?? maxPriceCentavos
}

function sizeOf({ propertyType, propertySubtype, lotAreaSqm, floorAreaSqm }: KnownListing): number | null {
  return propertySubtype === LOT_ONLY || propertyType === MEMORIAL ? lotAreaSqm : floorAreaSqm
}

function perSqmOf(listing: KnownListing): number | null {
  const [price, size] = [priceOf(listing), sizeOf(listing)]
  return price === null || size === null ? null : Math.round(price / size)
}

function difference(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** Ids of what a query must find, in its order: by going through all listings one by one. */
export function findNaively(listings: Iterable<KnownListing>, query: ListingSearchQuery): number[] {
  return [...listings]
    .filter((listing) => isFound(listing, query))
    .toSorted(compare[query.order])
    .map(({ id }) => id)
}

function isFound(listing: KnownListing, { search, filters }: ListingSearchQuery): boolean {
  const { forRent, type, price, featured, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = filters
  const prefix = search.words.at(-1)
  const lot = listing.lotAreaSqm
  const floor = listing.floorAreaSqm
  const { kinds, area, bbox, floorMinSqm, floorMaxSqm, sizeMinSqm, sizeMaxSqm } = filters
  const sizes = [lot, floor]
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
    (filters.baths === undefined ||
      isWithin(listing.bathroom, filters.baths.count, filters.baths.orMore ? Infinity : filters.baths.count)) &&
    (!filters.parking || listing.parking) &&
    (filters.amenities ?? []).every((id) => listing.amenityIds.includes(id)) &&
    (unitType === undefined || listing.unitType === unitType) &&
    (stage === undefined || listing.stage === stage) &&
    (financing === undefined || listing.financing.includes(financing)) &&
    ((lotMinSqm === undefined && lotMaxSqm === undefined) || isWithin(lot, lotMinSqm ?? 0, lotMaxSqm ?? Infinity)) &&
    ((floorMinSqm === undefined && floorMaxSqm === undefined) ||
      isWithin(floor, floorMinSqm ?? 0, floorMaxSqm ?? Infinity)) &&
    ((sizeMinSqm === undefined && sizeMaxSqm === undefined) ||
      sizes.some((size) => isWithin(size, sizeMinSqm ?? 0, sizeMaxSqm ?? Infinity))) &&
    (kinds === undefined || kinds.some((kind) => matchesKind(kind, listing))) &&
    (area === undefined || Object.values(areaCodes(listing.area)).includes(area)) &&
    (bbox === undefined ||
      (isWithin(pointOf(listing)?.latitude ?? null, bbox.south, bbox.north) &&
        isWithin(pointOf(listing)?.longitude ?? null, bbox.west, bbox.east)))
  )
}

function pointOf({ area }: KnownListing): Point | undefined {
  return area?.point ?? area?.parent?.point
}

function isWithin(value: number | null, from: number, to: number): boolean {
  return value !== null && value >= from && value <= to
}
