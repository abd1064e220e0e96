import type { ListingPosition, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { comparePositions } from '../search/compare-positions.ts'
import { filterTerms } from '../search/filter-terms.ts'
import { listingWalks } from '../search/listing-walks.ts'
import { planSearch } from '../search/search-plan.ts'
import { walkStatement } from '../search/walk-statement.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { alongStatement } from './along-statement.ts'
import { fittingStatement } from './fitting-statement.ts'
import { shelvesStatement } from './shelves-statement.ts'
import type { ListingHits } from './listing-hits.ts'
import type { RevisedCard } from './read-cards.ts'
import { shelfSources } from './shelf-source.ts'
import type { ShelfSource } from './shelf-source.ts'

export type BrowseRequest = Pick<SearchRequest, 'filters' | 'order' | 'from' | 'offset' | 'limit'>

type Row = ListingPosition & Partial<RevisedCard>

/** Prices looked at along a shelf before they are looked up in the order of prices. */
const PRICES_ALONG = 2_000

/**
 * A page of listings by filters alone. Ordinary combinations of status, type and price bucket are shelves: one descent
 * into an index whatever the page. Anything else looks along the order first, which fills the page unless it is rare.
 */
export async function browseListings(pool: Queryable, lexicon: Lexicon, request: BrowseRequest): Promise<ListingHits> {
  const rows = await readRows(pool, lexicon, request)
  const page = rows.slice(0, request.limit)
  if (request.from?.backwards === true) page.reverse()
  const hits = page.map(({ id, priceCentavos }) => ({ id, priceCentavos }))
  const cards = page.flatMap(({ card, rev }) => (card === undefined || rev === undefined ? [] : [{ card, rev }]))
  return { hits, more: rows.length > request.limit, ...(cards.length === hits.length && { cards }) }
}

/** From the offset on, one more than the page, in the direction of travel. */
async function readRows(pool: Queryable, lexicon: Lexicon, request: BrowseRequest): Promise<Row[]> {
  const sources = shelfSources(request.filters)
  if (sources === undefined) return readFitting(pool, lexicon, request)
  if (sources.every(({ between }) => between === undefined)) return readShelves(pool, sources, request, true)
  const needed = request.offset + request.limit + 1
  const found = await Promise.all(sources.map((source) => readSource(pool, source, request, needed)))
  const direction = request.from?.backwards === true ? -1 : 1
  const compare = comparePositions[request.order]
  const rows = found.flat().toSorted((a, b) => compare(a, b) * direction)
  return rows.slice(request.offset, needed)
}

async function readShelves(
  pool: Queryable,
  sources: readonly [ShelfSource, ...ShelfSource[]],
  { order, from, offset, limit }: BrowseRequest,
  withCards: boolean,
): Promise<Row[]> {
  const [first, ...others] = sources
  const shelves = [first.shelf, ...others.map(({ shelf }) => shelf)] as const
  const walks = listingWalks(order, from)
  const [walk] = walks
  if (walk !== undefined && walks.length === 1) {
    const page = shelvesStatement(shelves, walk, { offset, limit: limit + 1, withCards })
    return (await pool.query<Row>(page)).rows
  }
  const rows: Row[] = []
  const needed = offset + limit + 1
  for (const stretch of walks) {
    // A page far from the beginning would carry along the cards of all before it.
    const next = { offset: 0, limit: needed - rows.length, withCards: withCards && offset === 0 }
    rows.push(...(await pool.query<Row>(shelvesStatement(shelves, stretch, next))).rows)
    if (rows.length === needed) break
  }
  return rows.slice(offset)
}

async function readSource(
  pool: Queryable,
  source: ShelfSource,
  request: BrowseRequest,
  needed: number,
): Promise<readonly Row[]> {
  const { shelf, between } = source
  const { order, from } = request
  if (between === undefined) return readShelves(pool, [source], { ...request, offset: 0, limit: needed - 1 }, false)
  const [walk] = listingWalks(order, from)
  // In the order of prices they are found at once.
  if (walk?.by === 'id') {
    const along = { rows: needed + PRICES_ALONG, limit: needed }
    const { rows } = await pool.query<Row>(alongStatement(shelf, between, walk, along))
    if (rows.length === needed) return rows
  }
  return (await pool.query<Row>(fittingStatement({ shelf, between }, order, from, needed))).rows
}

/** What no shelf says. The rows along the way are asked for their tokens; the text index is not. */
async function readFitting(pool: Queryable, lexicon: Lexicon, request: BrowseRequest): Promise<Row[]> {
  const { filters, order, from, offset, limit } = request
  const terms = filterTerms(lexicon, filters)
  const looks = planSearch(lexicon, terms, request)
  if (looks === undefined) return []
  const walk = looks.find((look) => look.kind === 'walk')
  if (walk !== undefined) {
    const { rows } = await pool.query<Row>(walkStatement(terms, request, walk))
    if (rows.length > limit) return rows
  }
  const { rows } = await pool.query<Row>(fittingStatement({ filters }, order, from, offset + limit + 1))
  return rows.slice(offset)
}
