import { listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { SUGGESTION_LIMITS } from '@tahanan/contracts/suggestion/suggestion-limits.ts'
import type { Suggestion } from '@tahanan/contracts/suggestion/suggestion.ts'
import type { SearchEngine } from '@tahanan/platform/search-engine/search-engine.ts'
import { searchWords } from '../search/search-words.ts'

const named = listingCardSchema.pick({ name: true, slug: true, location: true })

/** Listings are found by more than their names. */
const LOOKED_AT = 12

/** The newest listings whose names have all these words, the last one as a beginning. */
export async function suggestListings(engine: SearchEngine, words: readonly string[]): Promise<Suggestion[]> {
  const request = { words, filters: NO_FILTERS, order: 'newest', offset: 0, limit: LOOKED_AT, counted: false } as const
  const { cards = [] } = await engine.search(request)
  return cards
    .map(({ card }) => named.parse(JSON.parse(card)))
    .filter(({ name }) => holdsAll(searchWords([name]), words))
    .slice(0, SUGGESTION_LIMITS.listings)
    .map(({ name, slug, location }) => ({ label: name, slug, hint: location }))
}

function holdsAll(held: readonly string[], words: readonly string[]): boolean {
  const last = words.length - 1
  return words.every((word, place) => (place === last ? held.some((one) => one.startsWith(word)) : held.includes(word)))
}
