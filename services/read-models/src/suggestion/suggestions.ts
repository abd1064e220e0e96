import { createHash } from 'node:crypto'
import { listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { SuggestionsAnswer } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type { SearchEngine } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ReadyPage } from '../page/page.ts'
import { correctWords } from '../search/correct-words.ts'
import { hasWords } from '../search/search-predicate.ts'
import { searchWords } from '../search/search-words.ts'
import { findSuggestions } from './suggestion.store.ts'

export interface SuggestionsSettings {
  readonly pool: Queryable
  /** The Postgres one: listings are where the other suggestions are. */
  readonly engine: SearchEngine
  /** False under `STRICT_SPEC`: typos find nothing. */
  readonly corrects: boolean
}

const NONE: SuggestionsAnswer = { areas: [], projects: [], developers: [], listings: [] }
/** At most so many of each kind. */
const LIMITS = { area: 5, project: 3, developer: 3 }
const LISTINGS_MAX = 4
/** Listings are found by more than their names. */
const LISTINGS_READ = 12

const named = listingCardSchema.pick({ name: true, slug: true, location: true })

/** Answers `GET /suggest`. */
export class Suggestions {
  readonly #settings: SuggestionsSettings

  constructor(settings: SuggestionsSettings) {
    this.#settings = settings
  }

  /** None without words. Those that are found nowhere are corrected, as a search corrects them. */
  async list(typed: readonly string[]): Promise<ReadyPage> {
    const { pool, corrects } = this.#settings
    let answer = await this.#find(typed)
    if (corrects && isEmpty(answer)) {
      const words = await correctWords(pool, typed)
      if (words !== undefined) answer = { ...(await this.#find(words)), corrected: words.join(' ') }
    }
    const json = JSON.stringify(answer)
    return { json, rev: createHash('sha256').update(json).digest('base64url') }
  }

  async #find(words: readonly string[]): Promise<SuggestionsAnswer> {
    if (words.length === 0) return NONE
    const found = await findSuggestions(this.#settings.pool, words, LIMITS)
    const pages = (kind: 'project' | 'developer') =>
      found
        .filter((one) => one.kind === kind)
        .map(({ label, slug, hint, offers }) => ({ label, slug: slug ?? '', hint, offers }))
    return {
      areas: found
        .filter(({ kind }) => kind === 'area')
        .map(({ key, label, offers }) => ({ code: key, label, offers })),
      projects: pages('project'),
      developers: pages('developer'),
      // Listings are many and soon gone: their names are looked through only where nothing lasting is meant.
      listings: found.length === 0 ? await this.#listings(words) : [],
    }
  }

  /** The newest listings whose names have all these words, the last one as a beginning. */
  async #listings(words: readonly string[]): Promise<SuggestionsAnswer['listings']> {
    const request = {
      words,
      filters: NO_FILTERS,
      order: 'newest',
      offset: 0,
      limit: LISTINGS_READ,
      counted: false,
    } as const
    const { cards = [] } = await this.#settings.engine.search(request)
    return cards
      .map(({ card }) => named.parse(JSON.parse(card)))
      .filter(({ name }) => hasWords(searchWords([name]), words))
      .slice(0, LISTINGS_MAX)
      .map(({ name, slug, location }) => ({ label: name, slug, hint: location }))
  }
}

function isEmpty({ areas, projects, developers, listings }: SuggestionsAnswer): boolean {
  return areas.length + projects.length + developers.length + listings.length === 0
}
