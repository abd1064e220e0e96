import type { ListingPosition, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/listing-search.ts'
import type { ListingDocument } from '../search-index/listing-document.ts'

interface MeilisearchOrder {
  readonly sort: string[]
  /** What lies beyond the position, where there is one. */
  readonly filter: readonly string[]
}

/** An order, and where to go on in it, in Meilisearch's language. */
export function meilisearchOrder({ order, from }: Pick<SearchRequest, 'order' | 'from'>): MeilisearchOrder {
  const descending = (order === 'cheapest') === (from?.backwards === true)
  const direction = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  const idFirst = `id:${direction}`
  if (order === 'newest') return { sort: [idFirst], filter: from ? [`id ${beyond} ${from.position.id}`] : [] }
  const key = order === 'cheapest' ? 'cheapestKey' : 'dearestKey'
  const sort = [`${key}:${direction}`, idFirst]
  if (from === undefined) return { sort, filter: [] }
  const price = keyOf(key, from.position)
  return { sort, filter: [`${key} ${beyond} ${price} OR (${key} = ${price} AND id ${beyond} ${from.position.id})`] }
}

function keyOf(key: keyof Pick<ListingDocument, 'cheapestKey' | 'dearestKey'>, { priceCentavos }: ListingPosition) {
  return priceCentavos ?? (key === 'cheapestKey' ? PRICE_SORT_ON_REQUEST : -1)
}
