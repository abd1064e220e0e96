import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import type {
  CountRequest,
  SearchAnswer,
  SearchCount,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type pg from 'pg'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { cappedCount } from './capped-count.ts'
import { countBounds } from './count-bounds.ts'
import { countMatches } from './count-matches.ts'
import { expectedMatches } from './expected-matches.ts'
import { filterTerms } from './filter-terms.ts'
import { listingsInAll } from './listings-in-all.ts'
import { hasRowConditions } from './has-row-conditions.ts'
import { MatchedCache } from './matched-cache.ts'
import type { MatchedListings } from './matched-listings.ts'
import { matchedPage } from './matched-page.ts'
import { CHANGES_MAX, matchedPageStatement } from './matched-page-statement.ts'
import type { MatchedPageRow } from './matched-page-statement.ts'
import type { MatchedRow } from './matched-statement.ts'
import { pageOf } from './page-of.ts'
import type { PageRow } from './page-of.ts'
import { planSearch } from './search-plan.ts'
import type { QuickLook } from './search-plan.ts'
import { countStatement } from './count-statement.ts'
import { indexStatement } from './index-statement.ts'
import { walkStatement } from './walk-statement.ts'
import type { SearchTerm } from './search-term.ts'
import { wordTerms } from './word-terms.ts'

const QUERY_CANCELED = '57014'
const RETRY_AFTER_SECONDS = 1

export interface PostgresSearchSettings {
  /** Plans that do not depend on values (`openReadPool`), and a statement timeout. */
  readonly pool: Queryable
  readonly vocabulary: { readonly lexicon: Lexicon }
}

/** What is looked for, in terms of the vocabulary as it is now. */
interface Asked extends Pick<SearchRequest, 'words' | 'filters'> {
  readonly lexicon: Lexicon
  readonly byWords: readonly SearchTerm[]
  /** Those of the words, and those of the filters. */
  readonly terms: readonly SearchTerm[]
}

interface CountHints {
  /** What is kept of the words. */
  readonly matched?: MatchedListings | undefined
  /** One in how many ids matches are. */
  readonly spacing?: number | undefined
  readonly roughly?: boolean | undefined
}

/** Full text search in Postgres, planned by the vocabulary's numbers (design §3). */
export class PostgresSearchEngine implements SearchEngine {
  readonly name = 'postgres'
  readonly #pool: Queryable
  readonly #vocabulary: PostgresSearchSettings['vocabulary']
  readonly #matched = new MatchedCache((statement) => this.#query<MatchedRow>(statement))

  constructor({ pool, vocabulary }: PostgresSearchSettings) {
    this.#pool = pool
    this.#vocabulary = vocabulary
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const asked = this.#asked(request)
    const { lexicon, terms } = asked
    const looks = planSearch(lexicon, terms, request, this.#matches(asked, request))
    if (looks === undefined) return { hits: [], more: false, count: cappedCount(0) }
    const known = await this.#knownPage(asked, request, looks.length > 0)
    if (known !== undefined) return known
    for (const look of looks) {
      const found = await this.#look(terms, request, look)
      if (found.length <= request.limit) continue
      const count = request.counted ? await this.#count(asked, { spacing: spacingOf(found, request) }) : undefined
      return { ...pageOf(found, request), ...(count !== undefined && { count }) }
    }
    // What is behind a position is not counted; then counting is a question of its own.
    const counted = request.counted && request.from === undefined && request.offset === 0
    const found = await this.#query<PageRow>(indexStatement(terms, request, { counted }))
    const page = pageOf(found, request)
    if (counted) return { ...page, count: cappedCount(found[0]?.total ?? 0) }
    return { ...page, ...(request.counted && { count: await this.#count(asked) }) }
  }

  async count({ roughly, ...request }: CountRequest): Promise<SearchCount> {
    return this.#count(this.#asked(request), { roughly })
  }

  async ping(): Promise<void> {
    await this.#pool.query('select')
  }

  /** The pool belongs to whoever opened it. */
  async close(): Promise<void> {}

  #asked({ words, filters }: Pick<SearchRequest, 'words' | 'filters'>): Asked {
    const { lexicon } = this.#vocabulary
    const byWords = wordTerms(lexicon, words)
    return { lexicon, words, filters, byWords, terms: [...byWords, ...filterTerms(lexicon, filters)] }
  }

  /**
   * By what is kept of the words, and what has changed since; undefined where that does not tell. Of rare words nothing is
   * kept but what was counted by it.
   */
  async #knownPage(asked: Asked, request: SearchRequest, isOften: boolean): Promise<SearchAnswer | undefined> {
    const { lexicon, words, byWords, terms } = asked
    const matched = isOften
      ? await this.#matched.find(lexicon, words, byWords, false)
      : this.#matched.peek(lexicon, words, byWords)
    const known = matched?.page(request)
    if (matched === undefined || known === undefined) return undefined
    const { horizon } = matched
    const rows = await this.#query<MatchedPageRow>(matchedPageStatement(terms, request, { page: known, horizon }))
    const changes = rows.filter(({ fits }) => fits !== null).length
    if (changes === 0) matched.noteCurrent()
    if (changes > CHANGES_MAX) matched.noteOutdated()
    const page = matchedPage(known, rows, request)
    if (page === undefined) return undefined
    return { ...pageOf(page, request), ...(request.counted && { count: await this.#count(asked, { matched }) }) }
  }

  /** How many matches there were lately, or seem to have been; undefined where nothing is known but the vocabulary. */
  #matches({ lexicon, words, byWords }: Asked, { filters, lately }: SearchRequest): number | undefined {
    if (lately?.exact === true) return lately.count
    const matched = this.#matched.peek(lexicon, words, byWords)
    if (matched === undefined) return undefined
    const fitting = matched.count(filters)
    if (matched.isComplete) return fitting
    return (fitting / matched.size) * expectedMatches(lexicon, byWords)
  }

  /** By what is kept of the words, or else by the index, for which it helps to know how far apart matches are. */
  async #count(
    { lexicon, words, filters, byWords, terms }: Asked,
    { matched, spacing, roughly = false }: CountHints = {},
  ): Promise<SearchCount> {
    const { atLeast, atMost } = countBounds(terms, listingsInAll(lexicon))
    if (atMost === 0) return cappedCount(0)
    if (!hasRowConditions(filters) && (atLeast === atMost || atLeast > COUNT_LIMIT)) return cappedCount(atLeast)
    const kept = matched ?? (await this.#matched.find(lexicon, words, byWords, roughly))
    if (kept !== undefined) {
      const fitting = kept.count(filters)
      const { isComplete, ageMs } = kept
      if (isComplete || fitting > COUNT_LIMIT) return { ...cappedCount(fitting), ageMs }
      if (roughly) return { count: fitting, exact: false, ageMs }
    }
    const countWithin = async (windows?: readonly string[]): Promise<number> => {
      const statement = countStatement(terms, filters, COUNT_LIMIT + 1, windows)
      return (await this.#query<{ total: number }>(statement))[0]?.total ?? 0
    }
    return cappedCount(await countMatches(lexicon, terms, COUNT_LIMIT + 1, countWithin, spacing))
  }

  async #look(terms: readonly SearchTerm[], request: SearchRequest, look: QuickLook): Promise<readonly PageRow[]> {
    return this.#query(
      look.kind === 'walk'
        ? walkStatement(terms, request, look)
        : indexStatement(terms, request, { windows: look.tokens, counted: false }),
    )
  }

  async #query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]> {
    try {
      return (await this.#pool.query<Row>(statement)).rows
    } catch (error) {
      if (sqlState(error) !== QUERY_CANCELED) throw error
      throw new Unavailable('This search takes too long. Use fewer or other words.', RETRY_AFTER_SECONDS)
    }
  }
}

/** One in how many ids the newest matches are; undefined where a page does not show it. */
function spacingOf(found: readonly PageRow[], { order, from }: SearchRequest): number | undefined {
  const [first] = found
  const last = found.at(-1)
  if (order !== 'newest' || from !== undefined || first === undefined || last === undefined) return undefined
  return (first.id - last.id + 1) / found.length
}
