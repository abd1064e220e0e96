import { LOWERED_DAYS } from '@tahanan/contracts/property/lowered-days.ts'
import { KIND_OF_TYPE } from '@tahanan/contracts/property/search-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingSearch } from '../listing/listing-search.ts'
import { matchesKind } from './kinds.ts'

/** A listing as it is searched, with the slugs that its project and developer are or were known by. */
export interface SearchedListing {
  readonly search: ListingSearch
  readonly projectSlugs: readonly string[]
  readonly developerSlugs: readonly string[]
}

type Rooms = ListingFilters['bedrooms']

const CENTAVOS = 100
const DAY_MS = 86_400_000

/** Whether a search finds this one listing: what `listing-sql.ts` says in SQL, for who has listings and looks for searches. */
export function passesSearch(
  listing: SearchedListing,
  filters: ListingFilters,
  words: readonly string[],
  now: Date,
): boolean {
  const { search } = listing
  const { forRent, type, kind, price, bedrooms, baths, unitType, stage, financing, area, bbox } = filters
  return (
    (forRent === undefined || search.forRent === forRent) &&
    (!filters.featured || search.featured) &&
    (type === undefined || matchesKind(KIND_OF_TYPE[type], search)) &&
    (kind === undefined || matchesKind(kind, search)) &&
    (price === undefined || reachesInto(search, price)) &&
    hasRooms(search.bedroom, bedrooms) &&
    hasRooms(search.bathroom, baths) &&
    (!filters.parking || search.parking) &&
    (filters.amenities ?? []).every((id) => search.amenityIds.includes(id)) &&
    isSince(search.postedAt, filters.postedDays, now) &&
    isSince(search.loweredAt, filters.lowered ? LOWERED_DAYS : undefined, now) &&
    (unitType === undefined || search.unitType === unitType) &&
    (stage === undefined || search.stage === stage) &&
    (financing === undefined || (search.financing & (1 << financing)) !== 0) &&
    isBetween(search.lotAreaSqm, filters.lotMinSqm, filters.lotMaxSqm) &&
    isBetween(search.floorAreaSqm, filters.floorMinSqm, filters.floorMaxSqm) &&
    [search.lotAreaSqm, search.floorAreaSqm].some((sqm) => isBetween(sqm, filters.sizeMinSqm, filters.sizeMaxSqm)) &&
    (area === undefined || Object.values(search.area).includes(area)) &&
    (bbox === undefined ||
      (isBetween(search.place?.latitude ?? null, bbox.south, bbox.north) &&
        isBetween(search.place?.longitude ?? null, bbox.west, bbox.east))) &&
    (filters.project === undefined || listing.projectSlugs.includes(filters.project)) &&
    (filters.developer === undefined || listing.developerSlugs.includes(filters.developer)) &&
    hasWords(search.words, words)
  )
}

function reachesInto(search: ListingSearch, { minPesos, maxPesos }: NonNullable<ListingFilters['price']>): boolean {
  return (
    (minPesos === null || (search.priceMaxCentavos !== null && search.priceMaxCentavos >= minPesos * CENTAVOS)) &&
    (maxPesos === null || search.priceSortCentavos < maxPesos * CENTAVOS)
  )
}

function hasRooms(count: number | null, rooms: Rooms): boolean {
  return rooms === undefined || isBetween(count, rooms.count, rooms.orMore ? undefined : rooms.count)
}

function isSince(at: string | null, days: number | undefined, now: Date): boolean {
  return days === undefined || (at !== null && Date.parse(at) >= now.getTime() - days * DAY_MS)
}

/** Inclusive; what is not known is in no range. */
function isBetween(value: number | null, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity)
}

/** All of them, the last one as a beginning. */
function hasWords(known: readonly string[], words: readonly string[]): boolean {
  const beginning = words.at(-1)
  if (beginning === undefined) return true
  return words.slice(0, -1).every((word) => known.includes(word)) && known.some((word) => word.startsWith(beginning))
}
