import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { narrowingFilters } from '@tahanan/contracts/search/narrowing-filters.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type {
  FacetChoice,
  ListedRequest,
  SearchAnswer,
  SearchCount,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type { Knex } from 'knex'
import { cappedCount } from '@tahanan/platform/search-engine/capped-count.ts'
import { ask, inOrder, sql, whereBeyond, whereFilters, whereWords } from './listing-sql.ts'
import { ORDER_KEYS } from './order-keys.ts'

/** What choices of facets ask for, but prices: hardly two listings share one. */
const FACET_COLUMNS = [
  'for_rent',
  'property_type',
  'property_subtype',
  'unit_type',
  'bedroom',
  'stage',
  'financing',
] as const
/** Where a listing stands in any order. */
const POSITION_COLUMNS = ['id', ...Object.values(ORDER_KEYS).map(({ column }) => column)]
const WHERE = ' where '
/** Filters that, alone, either most listings pass or an index has in the orders of pages. */
const OFTEN_PASSED: ReadonlySet<string> = new Set<keyof ListingFilters>([
  'forRent',
  'type',
  'price',
  'featured',
  'bedrooms',
  'parking',
  'unitType',
  'stage',
  'financing',
  'lotMinSqm',
  'lotMaxSqm',
  'floorMinSqm',
  'floorMaxSqm',
  'sizeMinSqm',
  'sizeMaxSqm',
  'kinds',
  'area',
  'bbox',
  'project',
  'developer',
])

interface FoundRow {
  readonly id: number
  /** Text where it is a bigint; null by id. */
  readonly key: string | number | null
  readonly card: string
  readonly rev: string
  readonly count?: number
}

/**
 * Lists by words and filters over `listing_search`: btrees for the common orders and filters, one GIN for words (design
 * §3). Cards come with the page, so what was sold a moment ago drops out.
 */
export class PostgresSearchEngine implements SearchEngine {
  readonly name = 'postgres'
  readonly #pool: Queryable

  /** With a statement timeout. */
  constructor(pool: Queryable) {
    this.#pool = pool
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { limit, from, counted, choices, order } = request
    const unknown = order === 'newest' ? undefined : ORDER_KEYS[order].unknown
    const [rows, facets] = await Promise.all([
      ask<FoundRow>(this.#pool, pageStatement(request)),
      choices && this.#countFacets(request, choices),
    ])
    const found = rows.slice(0, limit)
    if (from?.backwards === true) found.reverse()
    return {
      hits: found.map(({ id, key }) => ({ id, key: key === null || Number(key) === unknown ? null : Number(key) })),
      cards: found.map(({ card, rev }) => ({ card, rev: Number(rev) })),
      more: rows.length > limit,
      ...(counted && { count: cappedCount(rows[0]?.count ?? 0) }),
      ...(facets && { facets }),
    }
  }

  /**
   * One pass over what the words and the filters without facets find: those alike in all but their price are gathered,
   * and those in each price range among them counted; then the choices are counted side by side.
   */
  async #countFacets(
    { words, filters }: ListedRequest,
    choices: readonly FacetChoice[],
  ): Promise<readonly SearchCount[]> {
    const names = [...new Set(choices.map(({ filter }) => filter))]
    const prices = [...new Set(choices.flatMap((choice) => choice.filters.price ?? []))]
    const alike = sql('listing_search')
      .select(...FACET_COLUMNS, sql.raw('count(*) as n'))
      .select(prices.map((price, at) => countWhere({ price }, `in_${at}`)))
      .groupBy(...FACET_COLUMNS)
    whereWords(alike, words)
    whereFilters(alike, { ...filters, ...pick(NO_FILTERS, names) })
    const counting = sql.with('alike', alike).from('alike')
    for (const [at, choice] of choices.entries()) {
      const { price, ...others } = pick(choice.filters, names)
      const counted = price === undefined ? 'n' : `in_${prices.indexOf(price)}`
      void counting.select(sql.raw(`sum(${counted}) filter (where ?) as "${at}"`, [conditionOf(others)]))
    }
    const [counts = {}] = await ask<Record<string, string | null>>(this.#pool, counting)
    return choices.map((_, at) => cappedCount(Number(counts[at] ?? 0)))
  }

  async ping(): Promise<void> {
    await this.#pool.query('select')
  }

  /** The pool belongs to whoever opened it. */
  async close(): Promise<void> {}
}

/**
 * A page with its cards, one row more than asked for, and how many there are, in one statement. Where words or several
 * filters narrow a list, the planner cannot tell whether going along an order finds them soon: so up to a thousand
 * matches are read first, in any order. Where these are all, the page is sorted out of them; where there are more, it is
 * found along the order. Only one of the branches runs.
 */
function pageStatement(request: SearchRequest): Knex.QueryBuilder {
  const { words, filters, order, from, offset, limit } = request
  const backwards = from?.backwards === true
  const page = (rows: Knex.QueryBuilder) => {
    if (from !== undefined) whereBeyond(rows, order, from)
    inOrder(rows, order, backwards)
    return rows
      .select(POSITION_COLUMNS)
      .limit(limit + 1)
      .offset(offset)
  }
  const matches = sql('listing_search').limit(COUNT_LIMIT + 1)
  const along = page(sql('listing_search'))
  for (const rows of [matches, along]) {
    whereWords(rows, words)
    whereFilters(rows, filters)
  }
  if (words.length === 0 && !isRare(filters)) {
    const some = matches.select(sql.raw('1')).as('some')
    return withCards(sql.with('page', along), request, sql.from(some))
  }
  const frequent = along.whereRaw(`(select count(*) from matched) > ${COUNT_LIMIT}`)
  const rare = page(sql('matched')).whereRaw(`(select count(*) from matched) <= ${COUNT_LIMIT}`)
  const either = sql
    .select('*')
    .from(rare.as('rare'))
    .unionAll(sql.select('*').from(frequent.as('frequent')))
  const narrowed = sql.withMaterialized('matched', matches.select(POSITION_COLUMNS)).with('page', either)
  return withCards(narrowed, request, sql('matched'))
}

/** Whether these filters leave few, or cannot be told to leave many. */
function isRare(filters: ListingFilters): boolean {
  const narrowing = narrowingFilters(filters)
  return narrowing.length > 1 || narrowing.some((name) => !OFTEN_PASSED.has(name))
}

/** The rows of `page` with their cards, those left out that cannot be had any more; with the number of `matches`. */
function withCards(
  statement: Knex.QueryBuilder,
  { order, from, counted }: SearchRequest,
  matches: Knex.QueryBuilder,
): Knex.QueryBuilder {
  const shown = sql('page')
    .join('listing_view', 'listing_view.id', 'page.id')
    .where('listed', true)
    .select('page.*', 'card', 'rev')
  const rows = statement
    .select('id', 'card', 'rev', { key: order === 'newest' ? sql.raw('null') : ORDER_KEYS[order].column })
    .from(shown.as('shown'))
  if (counted) void rows.select(matches.select(sql.raw('count(*)::integer')).as('count'))
  inOrder(rows, order, from?.backwards === true)
  return rows
}

function pick(filters: ListingFilters, names: readonly (keyof ListingFilters)[]): Partial<ListingFilters> {
  return Object.fromEntries(names.map((name) => [name, filters[name]]))
}

/** How many rows of a group pass these filters. */
function countWhere(filters: Partial<ListingFilters>, name: string): Knex.Raw {
  return sql.raw(`count(*) filter (where ?) as "${name}"`, [conditionOf(filters)])
}

/** Filters as a condition of their own. */
function conditionOf(filters: Partial<ListingFilters>): Knex.Raw {
  const rows = sql('listing_search').whereRaw('true')
  whereFilters(rows, filters)
  const { sql: text, bindings } = rows.toSQL()
  const values: readonly Knex.RawBinding[] = bindings
  return sql.raw(text.slice(text.indexOf(WHERE) + WHERE.length), values)
}
