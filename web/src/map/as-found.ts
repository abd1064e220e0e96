import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { parsePriceFilter } from '@tahanan/contracts/money/price-filter.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { readSearchText } from '../search/read-search-address.ts'
import { withoutWords } from '../search/without-words.ts'

/**
 * A search as its list was found: in the area that was taken, and with what had to be given up of its text left out, or as
 * far as it was widened.
 */
export function asFound<Query extends ListingSearchQuery>(query: Query, first: ListingList | undefined): Query {
  const { understood = [], relaxed = [], likely_status: likely } = first ?? {}
  const places = understood.filter((said) => said.kind === 'place' && relaxed.every(({ kind }) => kind !== 'place'))
  const text = [...relaxed, ...places].reduce((left, said) => withoutWords(left, said.text), query.search.text)
  const filters: ListingFilters = {
    ...query.filters,
    ...(places[0] && { area: places[0].value }),
    // Without the price that is left out the text would say less of the offer, too.
    ...(relaxed.length > 0 && likely !== undefined && { forRent: likely === 'For Rent' }),
  }
  const widened = relaxed.reduce((so, { kind, area, price }) => {
    if (kind === 'place') return { ...so, area: area?.code }
    return kind === 'price' && price !== undefined ? { ...so, price: parsePriceFilter(price) } : so
  }, filters)
  return { ...query, search: readSearchText(text), filters: widened }
}

/** The same wherever it is: without an area, and without the words that were understood as a place. */
export function withoutPlace<Query extends ListingSearchQuery>(query: Query, first: ListingList | undefined): Query {
  const found = asFound(query, first)
  const places = (first?.overruled ?? []).filter(({ kind }) => kind === 'place')
  const text = places.reduce((left, place) => withoutWords(left, place.text), found.search.text)
  return { ...found, search: readSearchText(text), filters: { ...found.filters, area: undefined } }
}
