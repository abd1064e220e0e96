import { createHash } from 'node:crypto'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { LISTING_ORDERS } from '@tahanan/contracts/search/listing-order.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { ListingPosition, PageStart } from '@tahanan/platform/search-engine/search-engine.ts'
import { z } from 'zod'

const MAX_ID = 2_147_483_647
const HASH_LENGTH = 11

/** Order, backwards, key, id, and a hash of the filters that the position is one of. */
const cursorSchema = z.tuple([
  z.enum(LISTING_ORDERS),
  z.boolean(),
  z.number().nonnegative().nullable(),
  z.int().positive().max(MAX_ID),
  z.string(),
])

const REFUSED = 'This cursor is not one of this list. Start again from the first page.'

/** A place in a list as text for an address; opaque to whoever carries it. */
export const listingCursor = {
  write(query: ListingSearchQuery, { id, key }: ListingPosition, backwards: boolean): string {
    const parts: z.infer<typeof cursorSchema> = [query.order, backwards, key, id, hashOf(query)]
    return Buffer.from(JSON.stringify(parts)).toString('base64url')
  },

  /**
   * Where the query's cursor points.
   *
   * @throws InvalidInput when the cursor is forged, or made for another list
   */
  read(query: ListingSearchQuery): PageStart | undefined {
    if (query.cursor === undefined) return undefined
    const text = Buffer.from(query.cursor, 'base64url').toString()
    const { success, data } = cursorSchema.safeParse(parseJson(text))
    if (!success) throw new InvalidInput({ cursor: [REFUSED] })
    const [order, backwards, key, id, hash] = data
    // No list of a price range holds what is on request.
    const isByPrice = order === 'cheapest' || order === 'dearest'
    const isPlace = key !== null || !isByPrice || query.filters.price === undefined
    if (!isPlace || order !== query.order || hash !== hashOf(query)) throw new InvalidInput({ cursor: [REFUSED] })
    return { position: { id, key }, backwards }
  },
}

/** What a cursor belongs to: words, filters and order, not the size of a page. */
function hashOf({ search, filters, order }: ListingSearchQuery): string {
  const text = JSON.stringify([search.text, order, filters])
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
