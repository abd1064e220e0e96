import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { comparePositions } from './compare-positions.ts'
import type { PageRequest } from './page-request.ts'

interface StretchSettings {
  readonly order: ListingOrder
  /** What it follows; undefined where it begins the list. */
  readonly after: ListingPosition | undefined
  readonly listings: readonly ListingPosition[]
  /** Whether nothing follows it. */
  readonly isLast: boolean
  /** Of `ListingChanges`: changes before it are in. */
  readonly position: number
}

/** Listings that follow one another in a list, as it was when they were read: pages from wherever in it. */
export class ListStretch {
  readonly after: ListingPosition | undefined
  readonly position: number
  readonly #order: ListingOrder
  readonly #ids: Int32Array
  /** NaN where it is on request. */
  readonly #prices: Float64Array
  readonly #isLast: boolean
  #isOutdated = false

  constructor({ order, after, listings, isLast, position }: StretchSettings) {
    this.after = after
    this.position = position
    this.#order = order
    this.#ids = Int32Array.from(listings, ({ id }) => id)
    this.#prices = Float64Array.from(listings, ({ priceCentavos }) => priceCentavos ?? NaN)
    this.#isLast = isLast
  }

  get size(): number {
    return this.#ids.length
  }

  /** Whether too much has changed for telling pages. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  noteOutdated(): void {
    this.#isOutdated = true
  }

  /** A page and one more, `except` for some ids; undefined where it does not tell. */
  page(
    { from, limit }: Pick<PageRequest, 'from' | 'limit'>,
    except?: ReadonlySet<number>,
  ): readonly ListingPosition[] | undefined {
    if (this.#isOutdated || from?.backwards === true || !this.#reaches(from?.position)) return undefined
    const found: ListingPosition[] = []
    for (
      let at = from === undefined ? 0 : this.#behind(from.position);
      at < this.#ids.length && found.length <= limit;
      at++
    ) {
      const listing = this.#at(at)
      if (except?.has(listing.id) !== true) found.push(listing)
    }
    return this.#isLast || found.length > limit ? found : undefined
  }

  #reaches(position: ListingPosition | undefined): boolean {
    if (this.after === undefined) return true
    return position !== undefined && comparePositions[this.#order](position, this.after) >= 0
  }

  #behind(position: ListingPosition): number {
    const compare = comparePositions[this.#order]
    return partitionPoint(this.#ids.length, (place) => compare(this.#at(place), position) <= 0)
  }

  #at(index: number): ListingPosition {
    const price = this.#prices[index] ?? NaN
    return { id: this.#ids[index] ?? 0, priceCentavos: Number.isNaN(price) ? null : price }
  }
}
