import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { parsePriceFilter } from '@tahanan/contracts/money/price-filter.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { touchesCountry } from '@tahanan/contracts/place/country.ts'
import {
  type BoundingBox,
  NO_FILTERS,
  parseAmenityIds,
  parseDays,
  parseRooms,
  parseSquareMetres,
  readBox,
} from '@tahanan/contracts/search/listing-filters.ts'
import {
  FINANCING_CHOICES,
  ORDER_CHOICES,
  parseKinds,
  STAGE_CHOICES,
  STATUS_CHOICES,
  TYPE_CHOICES,
  UNIT_TYPE_CHOICES,
} from '@tahanan/contracts/search/search-choices.ts'
import type { SearchText } from '@tahanan/contracts/search/search-fields.ts'
import { AREA_CODE, SEARCH_LIMITS, searchWords, SLUG } from '@tahanan/contracts/search/search-words.ts'
import { amountDigits } from '@tahanan/contracts/text/typed-number.ts'
import { isPlainText } from '@tahanan/contracts/text/plain-text.ts'
import type { SearchAddress } from './search-href.ts'

/** What somebody typed or pasted as a search, cut to the 200 characters that a search takes. */
export function readSearchText(typed: string): SearchText {
  const plain = isPlainText(typed) ? typed.normalize() : ''
  const fitting = plain.slice(0, SEARCH_LIMITS.textLength).toWellFormed().trim()
  return { text: fitting, words: searchWords(fitting) }
}

/** The search that narrows nothing: `GET /listing` without parameters. */
export const ANY_LISTING: ListingSearchQuery = {
  search: { text: '', words: [] },
  filters: NO_FILTERS,
  order: 'newest',
  pageSize: PAGE_LIMITS.publicDefault,
  page: 1,
  cursor: undefined,
  ids: undefined,
  facets: false,
}

/**
 * What the search page's address asks for: the parameters of `GET /listing`, `q` being called `search` (decision 18). An
 * address is typed, shared and cut by people and machines, so whatever cannot be read is left out instead of refused,
 * as the parameters that others add are.
 */
export function readSearchAddress(address: URLSearchParams): SearchAddress {
  const read = <Value>(name: string, parse: (text: string) => Value | undefined) =>
    parse((address.get(name) ?? '').trim())
  const type = read('type', TYPE_CHOICES.find)
  const price = typedPrice(address) ?? read('price', parsePriceFilter)
  const range = (name: string) => {
    const least = read(`${name}_min`, parseSquareMetres)
    const most = read(`${name}_max`, parseSquareMetres)
    return (least ?? 0) > (most ?? Infinity) ? [] : [least, most]
  }
  const [lotMinSqm, lotMaxSqm] = range('lot')
  const [floorMinSqm, floorMaxSqm] = range('floor')
  const [sizeMinSqm, sizeMaxSqm] = range('size')
  return {
    ...ANY_LISTING,
    search: readSearchText(address.get('search') ?? ''),
    filters: {
      forRent: read('status', STATUS_CHOICES.find) ?? read('tab', STATUS_CHOICES.find),
      type: type === 'Any' ? undefined : type,
      price: price?.minPesos === null && price.maxPesos === null ? undefined : price,
      featured: address.get('featured') === 'true',
      bedrooms: read('bedrooms', parseRooms),
      baths: read('baths', parseRooms),
      parking: address.get('parking') === 'true',
      // A box for each: without a script they come one by one.
      amenities: parseAmenityIds(address.getAll('amenities').join()),
      postedDays: read('posted', parseDays),
      lowered: address.get('lowered') === 'true',
      unitType: read('unit_type', UNIT_TYPE_CHOICES.find),
      stage: read('stage', STAGE_CHOICES.find),
      financing: read('financing', FINANCING_CHOICES.find),
      lotMinSqm,
      lotMaxSqm,
      floorMinSqm,
      floorMaxSqm,
      sizeMinSqm,
      sizeMaxSqm,
      kinds: read('kind', parseKinds),
      area: read('area', (text) => (AREA_CODE.test(text) ? text : undefined)),
      bbox: read('bbox', parseBox),
      project: read('project', parseSlug),
      developer: read('developer', parseSlug),
    },
    order: read('sort', ORDER_CHOICES.find) ?? ANY_LISTING.order,
    page: read('page', parsePage) ?? ANY_LISTING.page,
    ...(address.has('map') && { map: true }),
  }
}

/** The range of `price_min` and `price_max`, which the form sends beside `price`, in whole pesos. */
function typedPrice(address: URLSearchParams): PriceRange | undefined {
  const [min = '', max = ''] = ['price_min', 'price_max'].map((name) => amountDigits(address.get(name) ?? ''))
  return parsePriceFilter([min, max].map((digits) => digits.replace(/\..*/, '')).join('-'))
}

function parseBox(text: string): BoundingBox | undefined {
  const box = readBox(text)
  return box !== undefined && box.west < box.east && box.south < box.north && touchesCountry(box) ? box : undefined
}

function parseSlug(text: string): string | undefined {
  return SLUG.test(text) ? text : undefined
}

function parsePage(text: string): number | undefined {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= PAGE_LIMITS.maxCrawlerPage ? page : undefined
}
