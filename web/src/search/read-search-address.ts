import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { parsePriceFilter } from '@tahanan/contracts/money/parse-price-filter.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { parseBedrooms } from '@tahanan/contracts/search/parse-bedrooms.ts'
import { parseSquareMetres } from '@tahanan/contracts/search/parse-square-metres.ts'
import {
  FINANCING_CHOICES,
  ORDER_CHOICES,
  STAGE_CHOICES,
  STATUS_CHOICES,
  TYPE_CHOICES,
  UNIT_TYPE_CHOICES,
} from '@tahanan/contracts/search/search-choices.ts'
import { ANY_LISTING } from './any-listing.ts'
import { readSearchText } from './read-search-text.ts'

/**
 * What the search page's address asks for: the parameters of `GET /listing`, `q` being called `search` (decision 18). An
 * address is typed, shared and cut by people and machines, so whatever cannot be read is left out instead of refused,
 * as the parameters that others add are.
 */
export function readSearchAddress(address: URLSearchParams): ListingSearchQuery {
  const read = <Value>(name: string, parse: (text: string) => Value | undefined) =>
    parse((address.get(name) ?? '').trim())
  const type = read('type', TYPE_CHOICES.find)
  const price = read('price', parsePriceFilter)
  const lotMinSqm = read('lot_min', parseSquareMetres)
  const lotMaxSqm = read('lot_max', parseSquareMetres)
  const contradicts = (lotMinSqm ?? 0) > (lotMaxSqm ?? Infinity)
  return {
    ...ANY_LISTING,
    search: readSearchText(address.get('search') ?? ''),
    filters: {
      forRent: read('status', STATUS_CHOICES.find) ?? read('tab', STATUS_CHOICES.find),
      type: type === 'Any' ? undefined : type,
      price: price?.minPesos === null && price.maxPesos === null ? undefined : price,
      featured: false,
      bedrooms: read('bedrooms', parseBedrooms),
      unitType: read('unit_type', UNIT_TYPE_CHOICES.find),
      stage: read('stage', STAGE_CHOICES.find),
      financing: read('financing', FINANCING_CHOICES.find),
      lotMinSqm: contradicts ? undefined : lotMinSqm,
      lotMaxSqm: contradicts ? undefined : lotMaxSqm,
    },
    order: read('sort', ORDER_CHOICES.find) ?? ANY_LISTING.order,
    page: read('page', parsePage) ?? ANY_LISTING.page,
  }
}

function parsePage(text: string): number | undefined {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= PAGE_LIMITS.maxCrawlerPage ? page : undefined
}
