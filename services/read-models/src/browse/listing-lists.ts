import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type {
  CountRequest,
  SearchAnswer,
  SearchCount,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ReadyPage } from '../page/page.ts'
import { correctWords } from '../search/correct-words.ts'
import { Spellings } from '../suggestion/spellings.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { browseListings } from './browse-listings.ts'
import { CountCache } from './count-cache.ts'
import { countListings } from './count-listings.ts'
import { joinList } from './join-list.ts'
import { listFacets } from './list-facets.ts'
import { listingCursor } from './listing-cursor.ts'
import { neighbouringPages } from './neighbouring-pages.ts'
import { readCards } from './read-cards.ts'

export interface ListingListsSettings {
  /** Of the read schema. */
  readonly pool: Queryable
  readonly vocabulary: { readonly lexicon: Lexicon }
  /** Answers words. */
  readonly engine: SearchEngine
  /** Answers them, marked degraded, while `engine` cannot; the Postgres one (decision 35). */
  readonly fallback?: SearchEngine
  /** False under `STRICT_SPEC`: typos find nothing. */
  readonly corrects: boolean
  readonly onDegraded?: (error: unknown) => void
}

interface Found extends SearchAnswer {
  readonly isDegraded?: boolean
}

/** Answers `GET /listing`: filters by the listing view's shelves, words by a search engine, cards by the view. */
export class ListingLists {
  readonly #settings: ListingListsSettings
  readonly #counts = new CountCache()
  readonly #spellings: Spellings

  constructor(settings: ListingListsSettings) {
    this.#settings = settings
    this.#spellings = new Spellings(settings.pool)
  }

  /** @throws InvalidInput for a cursor that is not one of this list */
  async list(query: ListingSearchQuery): Promise<ReadyPage> {
    const { pool, vocabulary, corrects } = this.#settings
    if (query.ids !== undefined) {
      const cards = await readCards(pool, query.ids)
      return joinList({ cards, count: { count: cards.length, exact: true } })
    }
    const from = listingCursor.read(query)
    const typed = query.search.words
    const words = corrects ? correctWords(vocabulary.lexicon, typed) : typed
    const { filters, order, page, pageSize } = query
    const isFirst = from === undefined && page === 1
    const request = { words, filters, order, from, offset: (page - 1) * pageSize, limit: pageSize, counted: isFirst }
    const found: Found =
      words.length === 0 ? await browseListings(pool, vocabulary.lexicon, request) : await this.#search(request)
    const { hits, more } = found
    const [cards, count, facets, corrected] = await Promise.all([
      found.cards ??
        readCards(
          pool,
          hits.map(({ id }) => id),
        ),
      isFirst ? this.#countOf(words, filters, found) : undefined,
      query.facets ? listFacets(filters, (chosen) => this.#countRoughly(words, chosen)) : undefined,
      words === typed ? undefined : this.#spellings.of(words, typed),
    ])
    return joinList({
      cards,
      count,
      ...neighbouringPages(query, { hits, more, backwards: from?.backwards }),
      corrected,
      isDegraded: found.isDegraded,
      facets,
    })
  }

  async #search(request: SearchRequest): Promise<Found> {
    const { engine, fallback, onDegraded } = this.#settings
    const lately = this.#counts.peek(countKey(request.words, request.filters))
    const asked = { ...request, counted: request.counted && lately === undefined, lately }
    try {
      return await engine.search(asked)
    } catch (error) {
      if (fallback === undefined) throw error
      onDegraded?.(error)
      return { ...(await fallback.search(asked)), isDegraded: true }
    }
  }

  /** A first page that shows all there is has been counted by reading it. */
  async #countOf(
    words: readonly string[],
    filters: ListingFilters,
    { hits, more, count }: Found,
  ): Promise<SearchCount> {
    const known = more ? count : { count: hits.length, exact: true }
    if (known === undefined) return this.#count(words, filters)
    this.#counts.set(countKey(words, filters), known)
    return known
  }

  async #count(words: readonly string[], filters: ListingFilters): Promise<SearchCount> {
    const { pool, vocabulary } = this.#settings
    return this.#counts.get(countKey(words, filters), () =>
      words.length === 0 ? countListings(pool, vocabulary.lexicon, filters) : this.#countMatches({ words, filters }),
    )
  }

  /** For what is shown beside the list. What was counted exactly for a list of its own is better. */
  async #countRoughly(words: readonly string[], filters: ListingFilters): Promise<SearchCount> {
    const key = countKey(words, filters)
    if (words.length === 0) return this.#count(words, filters)
    return (
      this.#counts.peek(key) ??
      this.#counts.get(`roughly ${key}`, () => this.#countMatches({ words, filters, roughly: true }))
    )
  }

  async #countMatches(request: CountRequest): Promise<SearchCount> {
    const { engine, fallback } = this.#settings
    if (fallback === undefined) return engine.count(request)
    return engine.count(request).catch(() => fallback.count(request))
  }
}

function countKey(words: readonly string[], filters: ListingFilters): string {
  return JSON.stringify([words, filters])
}
