import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
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

/** A search as its list was found: without what had to be left out of its text to find anything. */
export function asFound<Query extends ListingSearchQuery>(query: Query, first: ListingList | undefined): Query {
  const text = (first?.relaxed ?? []).reduce((left, relaxed) => withoutWords(left, relaxed.text), query.search.text)
  return { ...query, search: readSearchText(text) }
}

/** The same wherever it is: without an area, and without the words that were understood as a place. */
export function withoutPlace<Query extends ListingSearchQuery>(query: Query, first: ListingList | undefined): Query {
  const found = asFound(query, first)
  const places = [...(first?.understood ?? []), ...(first?.overruled ?? [])].filter(({ kind }) => kind === 'place')
  const text = places.reduce((left, place) => withoutWords(left, place.text), found.search.text)
  return { ...found, search: readSearchText(text), filters: { ...query.filters, area: undefined } }
}
