import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { LRUCache } from 'lru-cache'
import type { ListingChanges } from '../listing-change/listing-changes.ts'
import type { AskedListings } from './asked-listings.ts'
import { comparePositions } from './compare-positions.ts'
import { ListStretch } from './list-stretch.ts'
import { pageUpToNow } from './page-up-to-now.ts'
import type { PageRequest } from './page-request.ts'

const KEPT_BYTES = 10_000_000
/** An id and a price. */
const LISTING_BYTES = 12
/** What each stretch takes beside its listings. */
const STRETCH_BYTES = 360
/** Of one list; then it is begun anew. */
const STRETCHES_MOST = 1_000

/** What was read of lists that are not kept themselves: who asks for the same page, or one within it, is told from it. */
export class KeptStretches {
  readonly #pool: Queryable
  readonly #changes: ListingChanges
  /** By what they follow. */
  readonly #lists = new LRUCache<string, readonly ListStretch[]>({ maxSize: KEPT_BYTES })

  constructor(pool: Queryable, changes: ListingChanges) {
    this.#pool = pool
    this.#changes = changes
  }

  /** A page and one more, by what is kept and what has changed since; undefined where that does not tell. */
  async page(
    asked: AskedListings,
    list: string,
    request: PageRequest,
  ): Promise<readonly ListingPosition[] | undefined> {
    const stretches = this.#lists.get(list)
    if (stretches === undefined || !isForwards(request)) return undefined
    const kept = stretches[placeOf(stretches, request.from?.position, request.order)]
    const page = kept?.page(request)
    return kept && page && pageUpToNow(this.#pool, this.#changes, { asked, request, kept, page })
  }

  /**
   * Keeps what a request has found of a list: one more than its limit, or all that there is. `position`: of
   * `ListingChanges`, before it was read.
   */
  keep(list: string, request: PageRequest, listings: readonly ListingPosition[], position: number): void {
    if (!isForwards(request)) return
    const { order, from, limit } = request
    const after = from?.position
    const isLast = listings.length <= limit
    const stretch = new ListStretch({ order, after, listings, isLast, position })
    const others = (this.#lists.get(list) ?? []).filter((known) => !known.isOutdated && known.after?.id !== after?.id)
    const stretches = others.length < STRETCHES_MOST ? others : []
    const kept = stretches.toSpliced(placeOf(stretches, after, order) + 1, 0, stretch)
    // What a list is kept by may be longer than what is kept: a beginning stands for many words.
    const size = kept.reduce((sum, known) => sum + known.size * LISTING_BYTES + STRETCH_BYTES, list.length)
    this.#lists.set(list, kept, { size })
  }
}

function isForwards({ from, offset }: PageRequest): boolean {
  return from?.backwards !== true && offset === 0
}

/** Of the last stretch that follows something at or before a position, or the beginning; -1 where none does. */
function placeOf(
  stretches: readonly ListStretch[],
  position: ListingPosition | undefined,
  order: ListingOrder,
): number {
  const compare = comparePositions[order]
  const end = partitionPoint(stretches.length, (place) => {
    const after = stretches[place]?.after
    return after === undefined || (position !== undefined && compare(after, position) <= 0)
  })
  return end - 1
}
