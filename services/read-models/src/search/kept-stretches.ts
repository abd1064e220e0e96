import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { LRUCache } from 'lru-cache'
import type { ListingChanges } from '../listing-change/listing-changes.ts'
import type { AskedListings } from './asked-listings.ts'
import { comparePositions } from './compare-positions.ts'
import { ListStretch } from './list-stretch.ts'
import type { WalkStart } from './listing-walks.ts'
import { pageUpToNow } from './page-up-to-now.ts'
import type { PageRequest } from './page-request.ts'

/** Who has come so far into a list goes on, and so many rows take little more than a page. */
const AHEAD = 120
/** Of all lists: 12 bytes each. */
const LISTINGS_KEPT = 600_000
/** Of one list; then it is begun anew. */
const STRETCHES_MOST = 1_000

type PageBehind = PageRequest & { readonly from: WalkStart }

/** What was read ahead, far into lists that are too long to be kept: the next pages are told from it. */
export class KeptStretches {
  readonly #pool: Queryable
  readonly #changes: ListingChanges
  /** By what they follow. */
  readonly #lists = new LRUCache<string, ListStretch[]>({ maxSize: LISTINGS_KEPT })

  constructor(pool: Queryable, changes: ListingChanges) {
    this.#pool = pool
    this.#changes = changes
  }

  /** A page and one more; `read` finds listings in the direction of travel, one more than its limit. */
  async page(
    asked: AskedListings,
    list: string,
    request: PageBehind,
    read: (request: PageRequest) => Promise<readonly ListingPosition[]>,
  ): Promise<readonly ListingPosition[]> {
    const { order, from, limit } = request
    const stretches = this.#lists.get(list) ?? []
    const kept = stretches[placeOf(stretches, from.position, order)]
    const page = kept?.page(request)
    const told = kept && page && (await pageUpToNow(this.#pool, this.#changes, { asked, request, kept, page }))
    if (told !== undefined) return told
    const { position } = this.#changes
    const longer = { ...request, limit: limit + AHEAD }
    const listings = await read(longer)
    const isLast = listings.length <= longer.limit
    this.#keep(list, order, new ListStretch({ order, after: from.position, listings, isLast, position }))
    return listings.slice(0, limit + 1)
  }

  #keep(list: string, order: ListingOrder, stretch: ListStretch): void {
    const known = (this.#lists.get(list) ?? []).filter(({ isOutdated }) => !isOutdated)
    const stretches = known.length < STRETCHES_MOST ? known : []
    const place = placeOf(stretches, stretch.after, order)
    const isSame = stretches[place]?.after.id === stretch.after.id
    stretches.splice(isSame ? place : place + 1, isSame ? 1 : 0, stretch)
    this.#lists.set(list, stretches, { size: stretches.length * AHEAD })
  }
}

/** Of the last stretch that follows something at or before a position; -1 where none does. */
function placeOf(stretches: readonly ListStretch[], position: ListingPosition, order: ListingOrder): number {
  const compare = comparePositions[order]
  const end = partitionPoint(stretches.length, (place) => {
    const stretch = stretches[place]
    return stretch !== undefined && compare(stretch.after, position) <= 0
  })
  return end - 1
}
