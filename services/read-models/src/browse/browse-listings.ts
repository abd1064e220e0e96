import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { SearchAnswer } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { filterTerms } from '../search/filter-terms.ts'
import { listingWalks } from '../search/listing-walks.ts'
import { pageOf } from '../search/page-of.ts'
import type { PageRow } from '../search/page-of.ts'
import { planSearch } from '../search/search-plan.ts'
import { walkStatement } from '../search/walk-statement.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import type { BrowseRequest } from './browse-request.ts'
import { fittingStatement } from './fitting-statement.ts'
import { priceLooks } from './price-looks.ts'
import { shelfSources } from './shelf-source.ts'
import type { ShelfSource } from './shelf-source.ts'
import { shelvesStatement } from './shelves-statement.ts'
import { sortedShelvesStatement } from './sorted-shelves-statement.ts'

/**
 * A page of listings by filters alone. Ordinary combinations of status, type and price bucket are shelves: one descent
 * into an index whatever the page. Anything else looks along the order first, which fills the page unless it is rare.
 */
export async function browseListings(pool: Queryable, lexicon: Lexicon, request: BrowseRequest): Promise<SearchAnswer> {
  const sources = shelfSources(request.filters)
  const ask = async (statement: QueryConfig): Promise<PageRow[]> => (await pool.query<PageRow>(statement)).rows
  if (sources === undefined) return pageOf(await readFitting(ask, lexicon, request), request)
  const isPriced = sources.some(({ between }) => between !== undefined)
  const rows = await (isPriced ? readPriced(ask, lexicon, sources, request) : readShelves(ask, sources, request))
  return pageOf(rows, request)
}

type Ask = (statement: QueryConfig) => Promise<PageRow[]>

/** From the offset on, one more than the page, in the direction of travel. So do the two below. */
async function readShelves(
  ask: Ask,
  sources: readonly ShelfSource[],
  { order, from, offset, limit }: BrowseRequest,
): Promise<readonly PageRow[]> {
  const [walk, next] = listingWalks(order, from)
  if (walk === undefined) return []
  const rows = await ask(shelvesStatement(sources, walk, { offset, limit: limit + 1 }))
  if (next === undefined || rows.length > limit) return rows
  // A numbered page behind all that have a price: how many these are is not known.
  if (rows.length === 0 && offset > 0) return ask(sortedShelvesStatement(sources, { order, offset, limit: limit + 1 }))
  const left = { offset: 0, limit: limit + 1 - rows.length }
  return [...rows, ...(await ask(shelvesStatement(sources, next, left)))]
}

/** Prices between buckets: nothing on request is among them, so that any order has a single stretch. */
async function readPriced(
  ask: Ask,
  lexicon: Lexicon,
  sources: readonly ShelfSource[],
  { filters, order, from, offset, limit }: BrowseRequest,
): Promise<readonly PageRow[]> {
  const [walk] = listingWalks(order, from)
  if (walk === undefined) return []
  let rows: readonly PageRow[] = []
  for (const look of priceLooks(lexicon, filters, walk, offset + limit + 1)) {
    rows = await ask(shelvesStatement(sources, walk, { offset, limit: limit + 1, look }))
    if (rows.length > limit) break
  }
  return rows
}

/** What no shelf says. The rows along the way are asked for their tokens; the text index is not. */
async function readFitting(ask: Ask, lexicon: Lexicon, request: BrowseRequest): Promise<readonly PageRow[]> {
  const { filters, limit } = request
  const terms = filterTerms(lexicon, filters)
  const looks = planSearch(lexicon, terms, request)
  if (looks === undefined) return []
  for (const look of looks) {
    const rows = look.kind === 'walk' ? await ask(walkStatement(terms, request, look)) : []
    if (rows.length > limit) return rows
  }
  return ask(fittingStatement(filters, request))
}
