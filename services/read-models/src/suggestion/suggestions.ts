import { createHash } from 'node:crypto'
import { SUGGESTION_LIMITS } from '@tahanan/contracts/suggestion/suggestion-limits.ts'
import type { Suggestion } from '@tahanan/contracts/suggestion/suggestion.ts'
import type { SuggestionsAnswer } from '@tahanan/contracts/suggestion/suggestions-answer.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { SearchEngine } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ReadyPage } from '../page/page.ts'
import { correctWords } from '../search/correct-words.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { distinctLabels } from './distinct-labels.ts'
import { findSuggestions } from './find-suggestions.ts'
import { Spellings } from './spellings.ts'
import { suggestListings } from './suggest-listings.ts'
import { SUGGESTION_KINDS } from './suggestion-row.ts'

export interface SuggestionsSettings {
  readonly pool: Queryable
  readonly vocabulary: { readonly lexicon: Lexicon }
  /** The Postgres one: listings are where the other suggestions are. */
  readonly engine: SearchEngine
  /** False under `STRICT_SPEC`: typos find nothing. */
  readonly corrects: boolean
}

const NONE: SuggestionsAnswer = { places: [], projects: [], developers: [], listings: [] }

/** Answers `GET /suggest`. */
export class Suggestions {
  readonly #settings: SuggestionsSettings
  readonly #spellings: Spellings

  constructor(settings: SuggestionsSettings) {
    this.#settings = settings
    this.#spellings = new Spellings(settings.pool)
  }

  /** None without words. Those that are found nowhere are corrected, as a search corrects them. */
  async list(typed: readonly string[]): Promise<ReadyPage> {
    const { vocabulary, corrects } = this.#settings
    let answer = await this.#find(typed)
    if (corrects && isEmpty(answer)) {
      const words = correctWords(vocabulary.lexicon, typed)
      if (words !== typed) answer = { ...(await this.#find(words)), corrected: await this.#spellings.of(words, typed) }
    }
    const json = JSON.stringify(answer)
    return { json, rev: createHash('sha1').update(json).digest('base64url') }
  }

  async #find(words: readonly string[]): Promise<SuggestionsAnswer> {
    if (words.length === 0) return NONE
    const { pool, engine } = this.#settings
    const found = await findSuggestions(pool, words)
    const some = (name: 'place' | 'project' | 'developer', limit: number): Suggestion[] =>
      distinctLabels(found.filter(({ kind }) => kind === SUGGESTION_KINDS[name]))
        .slice(0, limit)
        .map(({ label, slug, hint }) => ({ label, slug, hint }))
    const places = some('place', SUGGESTION_LIMITS.places)
    const projects = some('project', SUGGESTION_LIMITS.projects)
    const developers = some('developer', SUGGESTION_LIMITS.developers)
    // Listings are many and soon gone: their names are looked through only where nothing lasting is meant.
    const listings = found.length === 0 ? await suggestListings(engine, words) : []
    return { places, projects, developers, listings }
  }
}

function isEmpty({ places, projects, developers, listings }: SuggestionsAnswer): boolean {
  return places.length + projects.length + developers.length + listings.length === 0
}
