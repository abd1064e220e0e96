import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { QueryConfig } from 'pg'
import { askForListings } from '../search/ask-for-listings.ts'
import type { FoundListing } from '../search/ask-for-listings.ts'
import { listingWalks } from '../search/listing-walks.ts'
import type { PageRequest } from '../search/page-request.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { priceLooks } from './price-looks.ts'
import type { ShelfSource } from './shelf-source.ts'
import { shelvesStatement } from './shelves-statement.ts'
import { sortedShelvesStatement } from './sorted-shelves-statement.ts'

type Ask = (statement: QueryConfig) => Promise<readonly FoundListing[]>

/**
 * A page of listings by the shelves that say its filters: from the offset on, one more than the page, in the direction of
 * travel.
 */
export async function browseShelves(
  pool: Queryable,
  lexicon: Lexicon,
  sources: readonly ShelfSource[],
  request: PageRequest,
): Promise<readonly FoundListing[]> {
  const ask: Ask = (statement) => askForListings(pool, statement)
  const isPriced = sources.some(({ between }) => between !== undefined)
  return isPriced ? readPriced(ask, lexicon, sources, request) : readShelves(ask, sources, request)
}

async function readShelves(
  ask: Ask,
  sources: readonly ShelfSource[],
  { order, from, offset, limit }: PageRequest,
): Promise<readonly FoundListing[]> {
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
  { filters, order, from, offset, limit }: PageRequest,
): Promise<readonly FoundListing[]> {
  const [walk] = listingWalks(order, from)
  if (walk === undefined) return []
  let rows: readonly FoundListing[] = []
  for (const look of priceLooks(lexicon, filters, walk, offset + limit + 1)) {
    rows = await ask(shelvesStatement(sources, walk, { offset, limit: limit + 1, look }))
    if (rows.length > limit) break
  }
  return rows
}
