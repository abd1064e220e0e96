import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { ListedRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { namesIn, understand, type Understanding } from '../search/understand.ts'
import { readKnownNames } from '../suggestion/suggestion.store.ts'

/**
 * What a text and the filters beside it ask for, and what the text was understood to mean.
 *
 * @param understands false: words are words
 * @throws InvalidInput for an unknown area
 */
export async function understandQuery(
  pool: Queryable,
  query: Pick<ListingSearchQuery, 'search' | 'filters'>,
  understands: boolean,
): Promise<ListedRequest & { readonly meaning: Understanding }> {
  if (query.filters.area !== undefined && openGazetteer().areaOf(query.filters.area) === undefined) {
    throw new InvalidInput({ area: ['There is no area with this code.'] })
  }
  const meaning = await meaningOf(pool, query, understands)
  const filters = beside(query.filters, { forRent: meaning.likelyForRent, ...meaning.filters })
  return { meaning, words: meaning.words, filters }
}

async function meaningOf(
  pool: Queryable,
  { search: { text, words }, filters }: Pick<ListingSearchQuery, 'search' | 'filters'>,
  understands: boolean,
): Promise<Understanding> {
  if (!understands || words.length === 0) {
    return {
      filters: {},
      likelyForRent: undefined,
      understood: [],
      words: words.slice(0, 10),
      unsearched: words.slice(10),
      fillers: [],
      alternatives: [],
      hasUnknownWord: false,
    }
  }
  const { phrases, areaCodes } = namesIn(text)
  const meaning = understand(text, await readKnownNames(pool, phrases, areaCodes))
  const isGiven = filters.forRent !== undefined || filters.price !== undefined
  return isGiven ? { ...meaning, likelyForRent: undefined } : meaning
}

/** Parameters that are given win over what the text says (decisions §11). `featured` is never said by a text. */
function beside(given: ListingFilters, understood: Partial<ListingFilters>): ListingFilters {
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...NO_FILTERS, ...understood, ...Object.fromEntries(said) }
}
