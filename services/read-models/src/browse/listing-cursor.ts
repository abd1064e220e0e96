import { createHash } from 'node:crypto'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { LISTING_ORDERS } from '@tahanan/contracts/search/listing-order.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { WalkStart } from '../search/listing-walks.ts'

const MAX_ID = 2_147_483_647
const HASH_LENGTH = 11
const HASHES_KEPT = 2_000

/** Order, backwards, price, id, and a hash of the filters that the position is one of. */
const cursorSchema = z.tuple([
  z.enum(LISTING_ORDERS),
  z.boolean(),
  z.int().nonnegative().nullable(),
  z.int().positive().max(MAX_ID),
  z.string(),
])

const REFUSED = 'This cursor is not one of this list. Start again from the first page.'

/** A place in a list as text for an address; opaque to whoever carries it. */
export const listingCursor = {
  write(query: ListingSearchQuery, { id, priceCentavos }: ListingPosition, backwards: boolean): string {
    const parts: z.infer<typeof cursorSchema> = [query.order, backwards, priceCentavos, id, hashOf(query)]
    return Buffer.from(JSON.stringify(parts)).toString('base64url')
  },

  /**
   * Where the query's cursor points.
   *
   * @throws InvalidInput when the cursor is forged, or made for another list
   */
  read(query: ListingSearchQuery): WalkStart | undefined {
    if (query.cursor === undefined) return undefined
    const { success, data } = cursorSchema.safeParse(parseJson(Buffer.from(query.cursor, 'base64url').toString()))
    if (!success) throw new InvalidInput({ cursor: [REFUSED] })
    const [order, backwards, priceCentavos, id, hash] = data
    if (order !== query.order || hash !== hashOf(query)) throw new InvalidInput({ cursor: [REFUSED] })
    return { position: { id, priceCentavos }, backwards }
  },
}

/** A page asks for the hash of its list two or three times, and many ask for the same lists. */
const hashes = new LRUCache<string, string>({
  max: HASHES_KEPT,
  memoMethod: (list) => createHash('sha256').update(list).digest('base64url').slice(0, HASH_LENGTH),
})

/** What a cursor belongs to: words, filters and order, not the size of a page. */
function hashOf({ search, filters, order }: ListingSearchQuery): string {
  return hashes.memo(JSON.stringify([search.words, order, filters]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
