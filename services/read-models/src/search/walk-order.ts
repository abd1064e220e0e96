import type { ListingWalk } from './listing-walks.ts'

/** The order of a walk, without its keywords. */
export function walkOrder({ by, descending }: Pick<ListingWalk, 'by' | 'descending'>): string {
  const direction = descending ? 'desc' : 'asc'
  return by === 'id' ? `id ${direction}` : `price_sort ${direction}, id ${direction}`
}
