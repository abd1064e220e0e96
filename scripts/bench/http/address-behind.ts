import { listingCursor } from '@tahanan/read-models/browse/listing-cursor.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ListQuery } from './list-query.ts'

/** The list as it goes on behind a position. */
export function addressBehind({ params, query }: ListQuery, position: ListingPosition): string {
  const further = new URLSearchParams(params)
  further.set('cursor', listingCursor.write(query, position, false))
  return `/api/listing?${further.toString()}`
}
