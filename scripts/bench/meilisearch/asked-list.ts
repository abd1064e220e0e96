import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { meilisearchFilter } from '@tahanan/read-models/search/meilisearch-filter.ts'
import { meilisearchOrder } from '@tahanan/read-models/search/meilisearch-order.ts'
import { addressBehind } from '../http/address-behind.ts'
import type { ListQuery } from '../http/list-query.ts'

/** One and the same list, asked of ours and of Meilisearch. */
export interface AskedList {
  readonly path: string
  /** In Meilisearch's language. */
  readonly body: string
}

/** From the beginning, or from a position on. */
export function askedList(list: ListQuery, position?: ListingPosition): AskedList {
  const { search, filters, order, pageSize } = list.query
  const from = position && { position, backwards: false }
  const { sort, filter } = meilisearchOrder({ order, from })
  const body = JSON.stringify({
    q: search.words.join(' '),
    sort,
    filter: [...meilisearchFilter(filters), ...filter],
    limit: pageSize + 1,
    matchingStrategy: 'all',
  })
  return { path: position ? addressBehind(list, position) : `/api/listing?${list.params.toString()}`, body }
}
