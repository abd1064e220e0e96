import { listingSearchParams, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { listingCursor } from './listing-cursor.ts'

const PATH = '/api/listing/'

interface Neighbours {
  readonly next: string | null
  readonly previous: string | null
}

interface Shown {
  readonly hits: readonly ListingPosition[]
  readonly more: boolean
  /** Undefined on a page that no cursor led to. */
  readonly backwards: boolean | undefined
}

/**
 * Addresses of the pages beside this one: by cursor, and by number where it was asked for by number, as far as numbers
 * go (decisions 16, 17).
 */
export function neighbouringPages(query: ListingSearchQuery, { hits, more, backwards }: Shown): Neighbours {
  const first = hits[0]
  const last = hits.at(-1)
  const isNumbered = query.page > 1
  const hasNext = last !== undefined && (backwards === true || more)
  const hasPrevious = first !== undefined && (backwards === true ? more : backwards === false)
  const next = isNumbered && hasNumber(query.page + 1, query.pageSize) ? numbered(query, 1) : at(query, last, false)
  return {
    next: hasNext ? next : null,
    previous: isNumbered ? numbered(query, -1) : hasPrevious ? at(query, first, true) : null,
  }
}

function hasNumber(page: number, pageSize: number): boolean {
  return page <= PAGE_LIMITS.maxCrawlerPage && page * pageSize <= PAGE_LIMITS.maxNumbered
}

function numbered(query: ListingSearchQuery, step: number): string {
  const page = query.page + step
  return address(query, page === 1 ? '' : `page=${page}`)
}

function at(query: ListingSearchQuery, position: ListingPosition | undefined, backwards: boolean): string | null {
  if (position === undefined) return null
  return address(query, `cursor=${listingCursor.write(query, position, backwards)}`)
}

function address(query: ListingSearchQuery, place: string): string {
  const params = [listOf(query), place].filter((text) => text !== '').join('&')
  return params === '' ? PATH : `${PATH}?${params}`
}

/** The parameters of a list without those of a place in it, which come last, and need no escaping. */
const listOf = onceForEach((query: ListingSearchQuery) =>
  listingSearchParams({ ...query, page: 1, cursor: undefined }).toString(),
)
