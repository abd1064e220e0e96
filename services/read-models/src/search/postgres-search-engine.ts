import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type {
  CountEachRequest,
  CountedAsOf,
  CountRequest,
  ListingPosition,
  SearchAnswer,
  SearchCount,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { browseShelves } from '../browse/browse-shelves.ts'
import { countShelves } from '../browse/count-shelves.ts'
import type { ShelfSource } from '../browse/shelf-source.ts'
import { shelvesKey } from '../browse/shelves-key.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { askForListings } from './ask-for-listings.ts'
import type { FoundListing } from './ask-for-listings.ts'
import { askInTime } from './ask-in-time.ts'
import { AskedListings } from './asked-listings.ts'
import { cappedCount } from './capped-count.ts'
import { countBounds } from './count-bounds.ts'
import { countMatches } from './count-matches.ts'
import { countStatement } from './count-statement.ts'
import type { ListingCards } from '../listing/listing-cards.ts'
import { hasRowConditions } from './has-row-conditions.ts'
import { indexStatement } from './index-statement.ts'
import { isSettled } from './is-settled.ts'
import { isShort } from './is-short.ts'
import { KeptLists } from './kept-lists.ts'
import { KeptStretches } from './kept-stretches.ts'
import { listingsInAll } from './listings-in-all.ts'
import { lookCost, LOOK_COST } from './look-cost.ts'
import { pageOf } from './page-of.ts'
import type { PageRequest } from './page-request.ts'
import { planSearch } from './search-plan.ts'
import type { QuickLook } from './search-plan.ts'
import type { SearchTerm } from './search-term.ts'
import { walkStatement } from './walk-statement.ts'

/** Who has come so far along shelves goes on, and so many more rows take little more than a page. */
const AHEAD = 120

export interface PostgresSearchSettings {
  /** Plans that do not depend on values (`openReadPool`), and a statement timeout. */
  readonly pool: Queryable
  readonly vocabulary: { readonly lexicon: Lexicon }
  readonly cards: ListingCards
}

/**
 * Lists by words, planned by the vocabulary's numbers, and by filters alone: ordinary combinations of status, type and
 * price bucket are shelves, one descent into an index whatever the page; anything else is looked for like words (design
 * §3).
 */
export class PostgresSearchEngine implements SearchEngine {
  readonly name = 'postgres'
  readonly #pool: Queryable
  readonly #vocabulary: PostgresSearchSettings['vocabulary']
  readonly #cards: ListingCards
  readonly #kept: KeptLists
  readonly #stretches: KeptStretches

  constructor({ pool, vocabulary, cards }: PostgresSearchSettings) {
    this.#pool = pool
    this.#vocabulary = vocabulary
    this.#cards = cards
    this.#kept = new KeptLists(pool, cards.changes)
    this.#stretches = new KeptStretches(pool, cards.changes)
  }

  /** Words may be none. */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    const found = await this.#find(new AskedListings(this.#vocabulary.lexicon, request), request)
    const cards = this.#cards.readCaughtUp(found.hits.map(({ id }) => id))
    return { ...found, cards: cards instanceof Promise ? await cards : cards }
  }

  /** Words may be none. */
  count({ words, filters }: CountRequest): Promise<SearchCount> {
    return this.#countAsked(new AskedListings(this.#vocabulary.lexicon, { words, filters }), { roughly: false })
  }

  /** Words may be none. At least so many where counting takes more than what is kept, or soon will be. */
  async countEach({ words, choices }: CountEachRequest): Promise<readonly SearchCount[]> {
    const asked = new AskedListings(this.#vocabulary.lexicon, { words, filters: NO_FILTERS })
    // All of them are counted by it, and none waits for it then.
    if (words.length > 0 && !asked.isNone) await this.#kept.readToCountRoughly(asked, choices.length)
    return Promise.all(choices.map((filters) => this.#countAsked(asked.by(filters), { roughly: true })))
  }

  async ping(): Promise<void> {
    await this.#pool.query('select')
  }

  /** The pool belongs to whoever opened it. */
  async close(): Promise<void> {}

  /** Whoever finds anything has caught up with the changes. */
  async #find(asked: AskedListings, request: SearchRequest): Promise<SearchAnswer> {
    const { shelves } = asked
    if (shelves === undefined) return this.#search(asked, request)
    const rows =
      (await this.#kept.page(asked, request, { quick: () => LOOK_COST, known: undefined })) ??
      (await this.#caughtUp(this.#browse(asked, shelves, request)))
    return { ...pageOf(rows, request), ...(request.counted && { count: await this.#countShelved(asked, shelves) }) }
  }

  async #browse(
    asked: AskedListings,
    shelves: readonly ShelfSource[],
    request: SearchRequest,
  ): Promise<readonly ListingPosition[]> {
    const read = (page: PageRequest) => browseShelves(this.#pool, asked.lexicon, shelves, page)
    const { from, order, offset, limit } = request
    if (from === undefined || from.backwards || offset > 0) return read(request)
    const list = `${shelvesKey(shelves)} ${order}`
    const told = await this.#stretches.page(asked, list, request)
    if (told !== undefined) return told
    const { position } = this.#cards.changes
    const longer = { ...request, limit: limit + AHEAD }
    const found = await read(longer)
    this.#stretches.keep(list, longer, found, position)
    return found.slice(0, limit + 1)
  }

  async #search(asked: AskedListings, request: SearchRequest): Promise<SearchAnswer> {
    const { lexicon, terms, isRare } = asked
    if (asked.isNone) return { hits: [], more: false, count: cappedCount(0) }
    const known = request.lately?.exact === true ? request.lately.count : undefined
    // Most pages are told from what is kept, without a plan.
    let planned: readonly QuickLook[] | undefined
    const plan = () => (planned ??= planSearch(lexicon, terms, request, known ?? this.#kept.expected(asked)))
    const answer = async (found: readonly ListingPosition[]): Promise<SearchAnswer> => ({
      ...pageOf(found, request),
      ...(request.counted && { count: await this.#countBeside(asked, request, found) }),
    })
    if (request.counted && !isRare) await this.#kept.readToCount(asked)
    const list = listKey(asked, request)
    const again = await this.#stretches.page(asked, list, request)
    if (again !== undefined) return answer(again)
    // A page by price and its count are two questions.
    const isReadAtOnce = request.counted && request.order !== 'newest' && isShort(asked.wide)
    const quick = () => (isReadAtOnce ? undefined : lookCost(plan(), asked.wide))
    const kept = await this.#kept.page(asked, request, { quick, known })
    if (kept !== undefined) return answer(kept)
    const looks = plan()
    const { position } = this.#cards.changes
    const quickly = await this.#lookFor(terms, request, looks)
    if (quickly !== undefined) {
      this.#stretches.keep(list, request, quickly, position)
      return answer(quickly)
    }
    // Prices and filters go together, so that what fits may be anywhere.
    const isInVain = looks.length > 0
    const after = isInVain
      ? await this.#kept.page(asked, request, { quick: () => undefined, isInVain, known })
      : undefined
    if (after !== undefined) return answer(after)
    // What is behind a position is not counted; then counting is a question of its own.
    const counted = request.counted && request.from === undefined && request.offset === 0
    const asOf = this.#asOf()
    const found = await this.#ask(indexStatement(terms, request, { counted }))
    this.#stretches.keep(list, request, found, position)
    if (!counted) return answer(found)
    return { ...pageOf(found, request), count: { ...cappedCount(found[0]?.total ?? 0), asOf } }
  }

  async #countAsked(asked: AskedListings, { roughly }: { readonly roughly: boolean }): Promise<SearchCount> {
    if (asked.shelves !== undefined) return this.#countShelved(asked, asked.shelves)
    // What is kept takes the least to ask.
    const kept = this.#kept.countInAll(asked)
    if (kept !== undefined && isSettled(kept)) return kept
    // Of what rows are asked for, the vocabulary knows when there is nothing at all.
    if (roughly && kept !== undefined && kept.count > 0 && hasRowConditions(asked.filters)) return kept
    const known = countByVocabulary(asked) ?? (roughly ? kept : undefined)
    if (known !== undefined) return known
    if (roughly) await this.#kept.readToCountRoughly(asked)
    else await this.#kept.readToCount(asked)
    return (roughly ? this.#kept.countInAll(asked) : this.#kept.count(asked)) ?? this.#count(asked)
  }

  async #countShelved(asked: AskedListings, sources: readonly ShelfSource[]): Promise<SearchCount> {
    const kept = asked.isShelved ? undefined : this.#kept.countInAll(asked)
    if (kept !== undefined && isSettled(kept)) return kept
    const asOf = this.#asOf()
    return { ...(await countShelves(this.#pool, asked.lexicon, sources)), asOf }
  }

  /** Of a list of which a page has been found: a first page that shows all there is has counted it. */
  async #countBeside(
    asked: AskedListings,
    request: SearchRequest,
    found: readonly ListingPosition[],
  ): Promise<SearchCount> {
    const { from, offset, limit } = request
    if (from === undefined && offset === 0 && found.length <= limit) return cappedCount(found.length)
    return countByVocabulary(asked) ?? this.#kept.count(asked) ?? this.#count(asked, spacingOf(found, request))
  }

  /** By the index, for which it helps to know how far apart matches are. */
  async #count({ lexicon, filters, terms }: AskedListings, spacing?: number): Promise<SearchCount> {
    const countWithin = async (windows?: readonly string[]): Promise<number> => {
      const statement = countStatement(terms, filters, COUNT_LIMIT + 1, windows)
      return (await askInTime<{ total: number }>(this.#pool, statement))[0]?.total ?? 0
    }
    const asOf = this.#asOf()
    return { ...cappedCount(await countMatches(lexicon, terms, COUNT_LIMIT + 1, countWithin, spacing)), asOf }
  }

  /** Of what is counted next. */
  #asOf(): CountedAsOf {
    return { position: this.#cards.changes.position, at: performance.now() }
  }

  /** By the first of these that fills the page; undefined where none does. */
  async #lookFor(
    terms: readonly SearchTerm[],
    request: SearchRequest,
    looks: readonly QuickLook[],
  ): Promise<readonly FoundListing[] | undefined> {
    for (const look of looks) {
      const found = await this.#ask(
        look.kind === 'walk'
          ? walkStatement(terms, request, look)
          : indexStatement(terms, request, { within: look, counted: false }),
      )
      if (found.length > request.limit) return found
    }
    return undefined
  }

  async #ask(statement: QueryConfig): Promise<readonly FoundListing[]> {
    return this.#caughtUp(askForListings(this.#pool, statement))
  }

  /** Both at once: the changes are for the cards, which are read afterwards. */
  async #caughtUp<Found>(finding: Promise<readonly Found[]>): Promise<readonly Found[]> {
    const [found] = await Promise.all([finding, this.#cards.changes.catchUp()])
    return found
  }
}

/** Stretches of a list are kept by this: what its words stand for now, its filters and its order. */
function listKey({ wide, filters }: AskedListings, { order }: SearchRequest): string {
  return `${wide.asked} ${JSON.stringify(filters)} ${order}`
}

/** What the vocabulary says for sure. */
function countByVocabulary({ lexicon, filters, terms }: AskedListings): SearchCount | undefined {
  const { atLeast, atMost } = countBounds(terms, listingsInAll(lexicon))
  if (atMost === 0) return cappedCount(0)
  const isKnown = !hasRowConditions(filters) && (atLeast === atMost || atLeast > COUNT_LIMIT)
  return isKnown ? cappedCount(atLeast) : undefined
}

/** One in how many ids the newest matches are; undefined where a page does not show it. */
function spacingOf(found: readonly ListingPosition[], { order, from }: SearchRequest): number | undefined {
  const [first] = found
  const last = found.at(-1)
  if (order !== 'newest' || from !== undefined || first === undefined || last === undefined) return undefined
  return (first.id - last.id + 1) / found.length
}
