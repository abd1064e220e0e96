import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { meilisearchFilter } from '@tahanan/read-models/search/meilisearch-filter.ts'
import { meilisearchOrder } from '@tahanan/read-models/search/meilisearch-order.ts'
import { addressBehind } from '../http/address-behind.ts'
import type { ListQuery } from '../http/list-query.ts'
import type { Positions } from '../http/positions.ts'

/** One and the same list, asked of ours and of Meilisearch. */
export interface AskedList {
  readonly path: string
  /** In Meilisearch's language. */
  readonly body: string
}

interface Asked {
  /** From there on; from the beginning without it. */
  readonly position?: ListingPosition
  /** Knows what is searched for instead of the words. */
  readonly places?: Pick<Positions, 'correct'> | undefined
}

export function askedList(list: ListQuery, { position, places }: Asked): AskedList {
  const { search, filters, order, pageSize } = list.query
  const from = position && { position, backwards: false }
  const { sort, filter } = meilisearchOrder({ order, from })
  const body = JSON.stringify({
    q: (places?.correct(search.words) ?? search.words).join(' '),
    sort,
    filter: [...meilisearchFilter(filters), ...filter],
    limit: pageSize + 1,
    matchingStrategy: 'all',
  })
  return { path: position ? addressBehind(list, position) : `/api/listing?${list.params.toString()}`, body }
}
