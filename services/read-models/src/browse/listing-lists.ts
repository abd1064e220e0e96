import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import type {
  CountEachRequest,
  CountRequest,
  SearchAnswer,
  SearchCount,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ListingCards } from '../listing/listing-cards.ts'
import type { ReadyPage } from '../page/page.ts'
import { correctWords } from '../search/correct-words.ts'
import { isSettled } from '../search/is-settled.ts'
import { Spellings } from '../suggestion/spellings.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { CountCache } from './count-cache.ts'
import { facetChoices } from './facet-choices.ts'
import type { Facets } from './facet-choices.ts'
import { joinList } from './join-list.ts'
import { listFacets } from './list-facets.ts'
import { listingCursor } from './listing-cursor.ts'
import { neighbouringPages } from './neighbouring-pages.ts'
import { oldestAsOf } from './oldest-as-of.ts'

const COUNTS_KEPT = 10_000
/** Some forty counts each. */
const FACETS_KEPT = 1_000
const NONE: SearchCount = { count: 0, exact: false }

export interface ListingListsSettings {
  /** Of the read schema. */
  readonly pool: Queryable
  readonly vocabulary: { readonly lexicon: Lexicon }
  readonly cards: ListingCards
  /** Answers filters alone; and words, unless there is another engine. */
  readonly postgres: SearchEngine
  /** Answers words in its place. While it cannot, Postgres does, marked degraded (decision 35). */
  readonly engine?: SearchEngine | undefined
  /** False under `STRICT_SPEC`: typos find nothing. */
  readonly corrects: boolean
  readonly onDegraded?: (error: unknown) => void
}

/** What makes a list, whatever its order. */
type Listed = Pick<SearchRequest, 'words' | 'filters'>

interface Found extends SearchAnswer {
  readonly isDegraded?: boolean
}

/** Answers `GET /listing`: filters by Postgres, words by a search engine, cards by the view. */
export class ListingLists {
  readonly #settings: ListingListsSettings
  readonly #counts: CountCache<SearchCount>
  readonly #facetCounts: CountCache<readonly SearchCount[]>
  readonly #spellings: Spellings

  constructor(settings: ListingListsSettings) {
    this.#settings = settings
    const { changes } = settings.cards
    const currentAt = (position: number) => changes.currentAt(position)
    this.#counts = new CountCache({ most: COUNTS_KEPT, asOf: ({ asOf }) => asOf, currentAt })
    this.#facetCounts = new CountCache({
      most: FACETS_KEPT,
      asOf: oldestAsOf,
      currentAt,
      isWorthKeeping: (counts) => counts.every(({ isSampled }) => isSampled !== true),
    })
    this.#spellings = new Spellings(settings.pool)
  }

  /** @throws InvalidInput for a cursor that is not one of this list */
  async list(query: ListingSearchQuery): Promise<ReadyPage> {
    const { vocabulary, corrects } = this.#settings
    if (query.ids !== undefined) {
      const cards = await this.#settings.cards.read(query.ids)
      return joinList({ cards, count: { count: cards.length, exact: true } })
    }
    const from = listingCursor.read(query)
    const typed = query.search.words
    const words = corrects ? correctWords(vocabulary.lexicon, typed) : typed
    const { filters, order, page, pageSize } = query
    const isFirst = from === undefined && page === 1
    const request = { words, filters, order, from, offset: (page - 1) * pageSize, limit: pageSize, counted: isFirst }
    // First, because what they take to count often tells the page as well.
    const facets = query.facets ? await this.#facets({ words, filters }) : undefined
    const searchedAt = performance.now()
    const found = await this.#search(request)
    const { hits, more } = found
    const [cards, count, corrected] = await Promise.all([
      found.cards ??
        this.#settings.cards.read(
          hits.map(({ id }) => id),
          searchedAt,
        ),
      isFirst ? this.#countOf(request, found) : undefined,
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
    const { postgres, onDegraded } = this.#settings
    const isHelpful = request.counted || request.words.length > 0
    const lately = isHelpful ? this.#counts.peek(countKey(request)) : undefined
    const asked = { ...request, counted: request.counted && lately === undefined, lately }
    try {
      return await this.#engineFor(request).search(asked)
    } catch (error) {
      if (this.#engineFor(request) === postgres) throw error
      onDegraded?.(error)
      return { ...(await postgres.search(asked)), isDegraded: true }
    }
  }

  #engineFor({ words }: Pick<Listed, 'words'>): SearchEngine {
    const { engine, postgres } = this.#settings
    return words.length === 0 || engine === undefined ? postgres : engine
  }

  /** A first page that shows all there is has been counted by reading it. */
  async #countOf(listed: Listed, { hits, more, count }: Found): Promise<SearchCount> {
    const key = countKey(listed)
    const known = more ? count : { count: hits.length, exact: true }
    if (known === undefined) return this.#counts.get(key, () => this.#count(listed))
    this.#counts.set(key, known)
    return known
  }

  /** What was counted exactly for a list of its own is better than at least so many. */
  async #facets(listed: Listed): Promise<Facets> {
    const { words, filters } = listed
    const choices = facetChoices(filters)
    const counts = await this.#facetCounts.get(countKey(listed), () =>
      this.#countEach({ words, choices: choices.map((choice) => choice.filters) }),
    )
    const known = choices.map((choice, place) => {
      const count = counts[place] ?? NONE
      return isSettled(count) ? count : (this.#counts.peek(countKey({ words, filters: choice.filters })) ?? count)
    })
    return listFacets(choices, known)
  }

  async #count(request: CountRequest): Promise<SearchCount> {
    const { postgres } = this.#settings
    const engine = this.#engineFor(request)
    return engine === postgres ? postgres.count(request) : engine.count(request).catch(() => postgres.count(request))
  }

  async #countEach(request: CountEachRequest): Promise<readonly SearchCount[]> {
    const { postgres } = this.#settings
    const engine = this.#engineFor(request)
    const counting = engine.countEach(request)
    return engine === postgres ? counting : counting.catch(() => postgres.countEach(request))
  }
}

function countKey({ words, filters }: Listed): string {
  return JSON.stringify([words, filters])
}
