import { listingSearchParams, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { labelOfArea } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type {
  ListedRequest,
  ListingPosition,
  SearchAnswer,
  SearchEngine,
} from '@tahanan/platform/search-engine/search-engine.ts'
import { readCards } from '../listing/listing-view.store.ts'
import type { ReadyPage } from '../page/page.ts'
import { correctWords } from '../search/correct-words.ts'
import type { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { takenFor, type Understanding } from '../search/understand.ts'
import { facetChoices, listFacets } from './facets.ts'
import { joinList, type Said } from './join-list.ts'
import { listingCursor } from './listing-cursor.ts'
import { relaxations, type Relaxed } from './relax.ts'
import { understandQuery } from './understand-query.ts'

export interface ListingListsSettings {
  /** Of the read schema. */
  readonly pool: Queryable
  readonly postgres: PostgresSearchEngine
  /** Answers words in its place. While it cannot, Postgres does, marked degraded (decision 35). */
  readonly engine?: SearchEngine | undefined
  /** False under `STRICT_SPEC`: words are words, and typos find nothing. */
  readonly understands: boolean
  readonly onDegraded?: (error: unknown) => void
}

interface Found extends SearchAnswer {
  readonly isDegraded?: boolean
}

/** A list as it was found: by what was asked for, or by what had to be changed to find anything. */
interface FoundList {
  readonly found: Found
  readonly listed: ListedRequest
  readonly corrected?: string
  readonly relaxed?: readonly Relaxed[]
  /** Another meaning than the likeliest: nothing was found in the area with most offers of the name. */
  readonly meant?: Understanding
}

/** Answers `GET /listing`: what was typed is understood, an engine finds, the view has the cards (design §3). */
export class ListingLists {
  readonly #settings: ListingListsSettings

  constructor(settings: ListingListsSettings) {
    this.#settings = settings
  }

  /** @throws InvalidInput for an unknown area, or a cursor that is not one of this list */
  async list(query: ListingSearchQuery): Promise<ReadyPage> {
    const { pool } = this.#settings
    if (query.ids !== undefined) {
      const cards = await readCards(pool, query.ids)
      return joinList({ cards, count: { count: cards.length, exact: true } })
    }
    const from = listingCursor.read(query)
    const { order, page, pageSize } = query
    const isFirst = from === undefined && page === 1
    const place = { order, from, offset: (page - 1) * pageSize, limit: pageSize, counted: isFirst }
    const search = (listed: ListedRequest) =>
      this.#search({ ...listed, ...place, choices: query.facets ? facetChoices(listed.filters) : undefined })
    const { meaning, overruled, ...asked } = await understandQuery(pool, query, this.#settings.understands)
    const { area } = query.filters
    const { found, listed, corrected, relaxed, meant } = await this.#find(asked, { meaning, area }, search, isFirst)
    const ids = found.hits.map(({ id }) => id)
    return joinList({
      cards: found.cards ?? (await readCards(pool, ids)),
      count: found.count,
      ...neighbouringPages(query, found, from?.backwards),
      corrected,
      isDegraded: found.isDegraded,
      facets: found.facets && listFacets(facetChoices(listed.filters), found.facets),
      said: {
        ...saidOf(meant ?? meaning, query),
        ...(overruled.length > 0 && { overruled }),
        ...(relaxed && { relaxed: [...relaxed] }),
      },
    })
  }

  /** What was asked for; with corrected words where these find nothing; then relaxed, one thing at a time. */
  async #find(
    asked: ListedRequest,
    { meaning, area: chosenArea }: { readonly meaning: Understanding; readonly area: string | undefined },
    search: (listed: ListedRequest) => Promise<Found>,
    isFirst: boolean,
  ): Promise<FoundList> {
    const found = await search(asked)
    const isFound = found.hits.length > 0 || (!isFirst && !(await this.#isEmpty(asked)))
    // An engine that tolerates typos finds something all the same; what was typed is named as corrected nevertheless.
    const isTolerated = meaning.unknownWords.length > 0 && this.#engineFor(asked) !== this.#settings.postgres
    if ((isFound && !isTolerated) || !this.#settings.understands) return { found, listed: asked }
    const isPlaceSaid = meaning.filters.area !== undefined && asked.filters.area === meaning.filters.area
    for (const area of isFound || !isPlaceSaid ? [] : meaning.alternatives) {
      const listed = { ...asked, filters: { ...asked.filters, area: area.code } }
      const again = await search(listed)
      if (again.hits.length > 0) return { found: again, listed, meant: takenFor(meaning, area) }
    }
    const words = await correctWords(this.#settings.pool, asked.words)
    if (words !== undefined) {
      const listed = { ...asked, words }
      const again = await search(listed)
      if (again.hits.length > 0) return { found: again, listed, corrected: words.join(' ') }
    }
    if (isFound) return { found, listed: asked }
    for (const { listed, relaxed } of relaxations(asked, meaning, chosenArea)) {
      const again = await search(listed)
      if (again.hits.length === 0) continue
      if (relaxed.length > 0) return { found: again, listed, relaxed }
      return { found: again, listed, meant: { ...meaning, likelyForRent: undefined } }
    }
    return { found, listed: asked }
  }

  async #isEmpty(listed: ListedRequest): Promise<boolean> {
    const { hits } = await this.#search({ ...listed, order: 'newest', offset: 0, limit: 1, counted: false })
    return hits.length === 0
  }

  async #search(request: Parameters<SearchEngine['search']>[0]): Promise<Found> {
    const { postgres, onDegraded } = this.#settings
    const engine = this.#engineFor(request)
    try {
      return await engine.search(request)
    } catch (error) {
      if (engine === postgres) throw error
      onDegraded?.(error)
      return { ...(await postgres.search(request)), isDegraded: true }
    }
  }

  #engineFor({ words }: Pick<ListedRequest, 'words'>): SearchEngine {
    const { engine, postgres } = this.#settings
    return words.length === 0 || engine === undefined ? postgres : engine
  }
}

const PATH = '/api/listing/'

/**
 * Addresses of the pages beside this one: by cursor, and by number where it was asked for by number, as far as numbers
 * go (decisions 16, 17).
 *
 * @param backwards undefined on a page that no cursor led to
 */
function neighbouringPages(query: ListingSearchQuery, { hits, more }: SearchAnswer, backwards: boolean | undefined) {
  const { page, pageSize } = query
  const list = listingSearchParams({ ...query, page: 1, cursor: undefined }).toString()
  // The place in the list comes last, and needs no escaping.
  const address = (place: string) => {
    const params = [list, place].filter((text) => text !== '').join('&')
    return params === '' ? PATH : `${PATH}?${params}`
  }
  const numbered = (number: number) => address(number === 1 ? '' : `page=${number}`)
  const at = (position: ListingPosition, isBefore: boolean) =>
    address(`cursor=${listingCursor.write(query, position, isBefore)}`)
  const [first, last] = [hits[0], hits.at(-1)]
  const isNumbered = page > 1
  const hasNumber = page + 1 <= PAGE_LIMITS.maxCrawlerPage && (page + 1) * pageSize <= PAGE_LIMITS.maxNumbered
  const hasNext = last !== undefined && (backwards === true || more)
  const hasPrevious = first !== undefined && (backwards === true ? more : backwards === false)
  return {
    next: hasNext ? (isNumbered && hasNumber ? numbered(page + 1) : at(last, false)) : null,
    previous: isNumbered ? numbered(page - 1) : hasPrevious ? at(first, true) : null,
  }
}

/** What the page says of the text: nothing for a list without one. */
function saidOf(
  { understood, likelyForRent, words, unsearched, fillers, alternatives }: Understanding,
  { search, filters }: ListingSearchQuery,
): Said {
  const area = filters.area === undefined ? undefined : openGazetteer().areaOf(filters.area)
  const named = area && { area: { code: area.code, label: labelOfArea(area) } }
  if (search.words.length === 0) return { ...named }
  return {
    ...named,
    understood: understood.map((one) =>
      one.kind === 'price' ? { ...one, label: priceLabel(one.label, likelyForRent) } : one,
    ),
    ...(likelyForRent !== undefined && { likely_status: BROKERAGE_STATUSES[likelyForRent ? FOR_RENT : FOR_SALE] }),
    words: [...words],
    ...(unsearched.length > 0 && { unsearched: [...unsearched] }),
    ...(fillers.length > 0 && { ignored: [...fillers] }),
    ...(alternatives.length > 0 && {
      did_you_mean: alternatives.map((other) => ({ code: other.code, label: labelOfArea(other) })),
    }),
  }
}

/** What a price was taken to say of the offer stands behind it. */
function priceLabel(label: string, forRent: boolean | undefined): string {
  return forRent === undefined ? label : `${label}${forRent ? ' a month' : ', for sale'}`
}
