import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { readSearchText } from './read-search-address.ts'

const SPACES = /\s+/u

/** The text without these words, each taken out once. */
export function withoutWords(text: string, words: string): string {
  return words
    .split(SPACES)
    .reduce((left, word) => left.replace(word, ' '), text)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** A search as its list was found: without what had to be left out of its text to find anything. */
export function asFound<Query extends ListingSearchQuery>(query: Query, first: ListingList | undefined): Query {
  const text = (first?.relaxed ?? []).reduce((left, relaxed) => withoutWords(left, relaxed.text), query.search.text)
  return { ...query, search: readSearchText(text) }
}

/** The same wherever it is: without an area, and without the words that were understood as a place. */
export function withoutPlace<Query extends ListingSearchQuery>(query: Query, first: ListingList | undefined): Query {
  const found = asFound(query, first)
  const places = (first?.understood ?? []).filter(({ kind }) => kind === 'place')
  const text = places.reduce((left, place) => withoutWords(left, place.text), found.search.text)
  return { ...found, search: readSearchText(text), filters: { ...query.filters, area: undefined } }
}
