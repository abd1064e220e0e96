import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { type PriceChange, priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { pesosFromCentavos } from '@tahanan/contracts/money/pesos.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-text.ts'
import { placeOfListing } from '@tahanan/contracts/place/place.ts'
import type { PublicPlace } from '@tahanan/contracts/place/public-place.ts'
import { pricedAreaSqm, pricePerSqmCentavos } from '@tahanan/contracts/property/price-per-sqm.ts'
import { unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { type Area, areaCodes, type AreaCodes } from '@tahanan/places/area.ts'
import { publicPoint } from '../map/public-point.ts'
import { areaOfPlace } from '../place/area-trail.ts'
import { KEY_ABOVE_ALL } from '../search/order-keys.ts'
import { searchWords } from '../search/search-words.ts'
import type { ListingSources } from './listing-sources.store.ts'

/** What a listing is found by; a row of `listing_search`. */
export interface ListingSearch {
  readonly forRent: boolean
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly parking: boolean
  /** Its own and its project's, ascending. */
  readonly amenityIds: readonly number[]
  /** When it was added. ISO 8601. */
  readonly postedAt: string
  /** When its price was last changed, if that lowered it. ISO 8601. */
  readonly loweredAt: string | null
  /** 0 Pre-selling, 1 Ready for occupancy; null for brokerage listings. */
  readonly stage: number | null
  /** Bit n is set for financing option n. */
  readonly financing: number
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  readonly featured: boolean
  /** Null on request. */
  readonly priceMinCentavos: number | null
  readonly priceMaxCentavos: number | null
  /** The lowest price, or `KEY_ABOVE_ALL`. */
  readonly priceSortCentavos: number
  /** Of the lowest price, in centavos, and what that is spread over; null where not known. */
  readonly pricePerSqmCentavos: number | null
  readonly sizeSqm: number | null
  /** Null where they were not kept. */
  readonly priceChanges: readonly PriceChange[] | null
  readonly area: AreaCodes
  /** As the public may know it. */
  readonly place: PublicPlace | null
  readonly projectId: number | null
  readonly developerId: number | null
  /** Folded, with synonyms, each once. */
  readonly words: readonly string[]
}

/** What the listing is found by; undefined while its project is not known. */
export function toListingSearch(sources: ListingSources): ListingSearch | undefined {
  const { listing, project } = sources
  const property = propertyOf(sources)
  if (property === undefined) return undefined
  const price = priceOf(listing)
  const lowestCentavos = priceSortCentavos(price)
  const sizeSqm = pricedAreaSqm({ ...listing, ...property })
  const { area, place } = publicPlaceOf(sources)
  const isProjectListing = listing.listingType === PROJECT_LISTING
  const financing = isProjectListing ? (project?.financingOption ?? []) : listing.financingOption
  return {
    forRent: price.perMonth,
    propertyType: property.propertyType,
    propertySubtype: property.propertySubtype,
    unitType: listing.unitType ?? unitTypeNamed(listing.name),
    bedroom: listing.bedroom,
    bathroom: listing.bathroom,
    parking: listing.parking || (listing.carpark ?? 0) > 0,
    amenityIds: amenityIdsOf(sources),
    postedAt: listing.createdAt,
    loweredAt: priceLowered(listing)?.since ?? null,
    stage: isProjectListing ? listing.status : null,
    financing: financing.reduce((bits, code) => bits | (1 << code), 0),
    lotAreaSqm: listing.lotAreaSqm,
    floorAreaSqm: listing.floorAreaSqm,
    featured: listing.featured,
    priceMinCentavos: lowestCentavos,
    priceMaxCentavos: price.maxPriceCentavos ?? lowestCentavos,
    priceSortCentavos: lowestCentavos ?? KEY_ABOVE_ALL,
    pricePerSqmCentavos: pricePerSqmCentavos(lowestCentavos, sizeSqm),
    sizeSqm,
    priceChanges: listing.priceChanges ?? null,
    area: areaCodes(area),
    place,
    projectId: listing.projectId,
    developerId: project?.developerId ?? null,
    words: listingWords(sources),
  }
}

/** By how many pesos its last change lowered the price, and when; null where it did not (decision 133). */
export function priceLowered(listing: ListingSources['listing']): ListingCard['price_lowered'] {
  const [last] = listing.priceChanges ?? []
  if (last === undefined || last.afterCentavos !== priceSortCentavos(priceOf(listing))) return null
  const byCentavos = last.beforeCentavos - last.afterCentavos
  return byCentavos > 0 ? { by: pesosFromCentavos(byCentavos), since: last.at } : null
}

/** Its area, and where it is as the public may know it. */
export function publicPlaceOf({ listing, project }: Pick<ListingSources, 'listing' | 'project'>): {
  readonly area: Area | undefined
  readonly place: PublicPlace | null
} {
  const place = placeOfListing(listing, project)
  const area = areaOfPlace(place.areaCode, listing.location, project?.location ?? listing.name)
  return { area, place: publicPoint(place, area, listing.showExactPlace) }
}

/** Unit types that a name may say in one word, by their codes of §3. */
const NAMED_UNIT_TYPES: ReadonlyMap<string, number> = new Map([
  ['duplex', 2],
  ['townhouse', 3],
  ['townhouses', 3],
  ['bungalow', 4],
  ['studio', 5],
  ['loft', 9],
  ['penthouse', 10],
])

/** What a listing without a unit type is found by: "Makati penthouse" is one. */
export function unitTypeNamed(name: string): number | null {
  const words = foldText(name).split(' ')
  return words.map((word) => NAMED_UNIT_TYPES.get(word)).find((code) => code !== undefined) ?? null
}

function amenityIdsOf({ listing, project }: ListingSources): readonly number[] {
  return [...new Set([...listing.amenityIds, ...(project?.amenityIds ?? [])])].toSorted((a, b) => a - b)
}

/** The words under which a listing is found (decision 29). */
function listingWords(sources: ListingSources): string[] {
  const { listing, project, developer, amenities } = sources
  return searchWords([
    listing.name,
    listing.location,
    project?.name,
    developer?.name,
    unitTypeLabel(listing.unitType),
    ...amenityIdsOf(sources).map((id) => amenities.get(id)?.name),
  ])
}

interface Property {
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
}

/**
 * Type and subtype, read through the project where there is one (decision 58). Undefined for a project listing whose
 * project is not known (yet): what it is cannot be said.
 */
export function propertyOf({ listing, project }: Pick<ListingSources, 'listing' | 'project'>): Property | undefined {
  return project ?? (listing.listingType === PROJECT_LISTING ? undefined : listing)
}
