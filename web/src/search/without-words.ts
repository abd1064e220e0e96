import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { parsePriceFilter } from '@tahanan/contracts/money/price-filter.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { readSearchText } from './read-search-address.ts'

const SPACES = /\s+/u

/** The text without these words, each taken out once. */
export function withoutWords(text: string, words: string): string {
  return words
    .split(SPACES)
    .filter((word) => word !== '')
    .reduce((left, word) => left.replace(wholeWord(left, word), ' '), text)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The word where it stands alone; else wherever it is, as "3M" in "3Mfoo". */
function wholeWord(text: string, word: string): RegExp | string {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu')
  return whole.test(text) ? whole : word
}

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
