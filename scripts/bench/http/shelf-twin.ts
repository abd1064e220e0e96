import { findShelfSources } from '@tahanan/read-models/browse/find-shelf-sources.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Twin } from './http-case.ts'
import type { ListQuery } from './list-query.ts'

interface Place {
  readonly list: ListQuery
  readonly position: ListingPosition
}

/** Twelve ready cards of the same status, type and price from the same place on: one descent into the index of shelves. */
export function shelfTwin(places: readonly Place[]): Twin {
  const values = places.flatMap(({ list, position }) => {
    const [source] = findShelfSources(list.query.filters) ?? []
    return source === undefined ? [] : [[source.shelf, position.id]]
  })
  const text = `select card as body from
      (select id from listing_shelf where shelf = $1 and id < $2 order by id desc limit 12) found
    join listing_view using (id) order by id desc`
  return { kind: 'bare', order: { texts: [], text, values } }
}
