import type { SearchFields } from '../listing/listing-search-query.ts'
import { LATITUDES, LONGITUDES, touchesCountry } from '../place/country.ts'

/** Degrees; west < east and south < north. */
export interface BoundingBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** So many rooms, at least so many, or `count` to `most`. */
export interface RoomCount {
  readonly count: number
  readonly orMore: boolean
  readonly most?: number | undefined
}

/** What a query narrows a list, or a map, of listings by; undefined and false filter nothing. */
export function filtersOf(query: SearchFields) {
  return {
    /** False is For Sale, every Project listing included (decision 25). */
    forRent: query.status ?? query.tab,
    type: query.type === 'Any' ? undefined : query.type,
    /** Found where the listing's price range reaches into it (decisions 22, 23). */
    price: query.price,
    featured: query.featured ?? false,
    bedrooms: query.bedrooms,
    baths: query.baths,
    /** Only those with a place to park. */
    parking: query.parking ?? false,
    /** Ids: the listing or its project has all of them. */
    amenities: query.amenities,
    /** Added so many days ago at most. */
    postedDays: query.posted,
    /** Only those whose last change of price lowered it, at most `LOWERED_DAYS` ago. */
    lowered: query.lowered ?? false,
    /** Code of §3. */
    unitType: query.unit_type,
    /** 0 Pre-selling, 1 Ready for occupancy: Project listings of that status. */
    stage: query.stage,
    /** Code of §3: listings that offer it. */
    financing: query.financing,
    /** Both inclusive; a listing without a lot area is in no range. */
    lotMinSqm: query.lot_min,
    lotMaxSqm: query.lot_max,
    /** The same of the floor area. */
    floorMinSqm: query.floor_min,
    floorMaxSqm: query.floor_max,
    /** The same of either: one area that fits is enough. */
    sizeMinSqm: query.size_min,
    sizeMaxSqm: query.size_max,
    /** One of them is enough. */
    kinds: query.kind,
    /** Code of the gazetteer: listings there and in all areas inside it (decision 131). */
    area: query.area,
    /** Listings whose point lies in it. */
    bbox: query.bbox,
    /** Slugs. */
    project: query.project,
    developer: query.developer,
  }
}

export type ListingFilters = Readonly<ReturnType<typeof filtersOf>>

/** Every listing. */
export const NO_FILTERS: ListingFilters = {
  forRent: undefined,
  type: undefined,
  price: undefined,
  featured: false,
  bedrooms: undefined,
  baths: undefined,
  parking: false,
  amenities: undefined,
  postedDays: undefined,
  lowered: false,
  unitType: undefined,
  stage: undefined,
  financing: undefined,
  lotMinSqm: undefined,
  lotMaxSqm: undefined,
  floorMinSqm: undefined,
  floorMaxSqm: undefined,
  sizeMinSqm: undefined,
  sizeMaxSqm: undefined,
  kinds: undefined,
  area: undefined,
  bbox: undefined,
  project: undefined,
  developer: undefined,
}

export const ROOMS = /^(\d{1,2})(\+|-(\d{1,2}))?$/

/** A search asks for no more of them. */
export const MAX_AMENITIES = 10

export const AMENITY_IDS = new RegExp(String.raw`^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,${MAX_AMENITIES - 1}}$`)
export const DAYS = /^[1-9]\d{0,2}$/
const MAX_DAYS = 365
export const SQUARE_METRES = /^\d{1,10}(\.\d{1,2})?$/
const MAX_AREA_SQM = 1_000_000_000

/** `3`, `3+` for three or more, `1-3` for one to three; undefined for anything else. */
export function parseRooms(text: string): RoomCount | undefined {
  const [, count, more, most] = ROOMS.exec(text) ?? []
  if (count === undefined) return undefined
  if (most === undefined) return { count: Number(count), orMore: more !== undefined }
  return Number(most) > Number(count) ? { count: Number(count), orMore: false, most: Number(most) } : undefined
}

/** Sqm with at most two decimals, up to a thousand square kilometres; undefined for anything else. */
export function parseSquareMetres(text: string): number | undefined {
  const areaSqm = SQUARE_METRES.test(text) ? Number(text) : Infinity
  return areaSqm <= MAX_AREA_SQM ? areaSqm : undefined
}

const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/

/** West, south, east, north in degrees, with commas between them; undefined for anything else. */
export function readBox(text: string): BoundingBox | undefined {
  const parts = text.split(',')
  const [west, south, east, north] = parts.filter((part) => DEGREES.test(part)).map(Number)
  if (parts.length !== 4 || west === undefined || south === undefined) return undefined
  return east === undefined || north === undefined ? undefined : { west, south, east, north }
}

/** Why a box cannot be searched, and the remedy; undefined where it can. */
export function problemOfBox(box: BoundingBox): string | undefined {
  const { west, south, east, north } = box
  if (west < -180 || east > 180 || south < -90 || north > 90) {
    return 'Give longitudes from -180 to 180 and latitudes from -90 to 90.'
  }
  if (west >= east) return 'Give a west that is less than east; boxes over the date line are not searched.'
  if (south >= north) return 'Give a south that is less than north.'
  return touchesCountry(box)
    ? undefined
    : `This box is outside of the Philippines: give longitudes from ${LONGITUDES.least} to ${LONGITUDES.most} and latitudes from ${LATITUDES.least} to ${LATITUDES.most}.`
}

/** Up to ten ids with commas between them, each once and in their order: `3,12`; undefined for anything else. */
export function parseAmenityIds(text: string): readonly number[] | undefined {
  if (!AMENITY_IDS.test(text)) return undefined
  return [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b)
}

/** Days from 1 to 365; undefined for anything else. */
export function parseDays(text: string): number | undefined {
  return DAYS.test(text) && Number(text) <= MAX_DAYS ? Number(text) : undefined
}
