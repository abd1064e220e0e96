import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import { comparePositions } from './compare-positions.ts'
import { fitsFilters } from './fits-filters.ts'
import type { WalkStart } from './listing-walks.ts'
import type { MatchedColumns } from './matched-columns.ts'
import type { PageRequest } from './page-request.ts'

/** Filters whose counts are kept, of each of these. */
const COUNTS_MAX = 200

interface MatchedSettings {
  readonly columns: MatchedColumns
  /** Whether these are all that there are. */
  readonly isComplete: boolean
  /** In which the others follow these; undefined where they may be anywhere. */
  readonly order: ListingOrder | undefined
  /** Of `ListingChanges`: changes before it are in. */
  readonly position: number
}

interface FittingCount {
  readonly count: number
  /** How many there were among them, counted from the newest. */
  readonly passed: number
}

/**
 * Listings that some words find, or that stand on some shelves, as far as filters and orders ask about them: each list of
 * them can be told from here.
 */
export class MatchedListings {
  readonly isComplete: boolean
  readonly position: number
  readonly #order: ListingOrder | undefined
  readonly #columns: MatchedColumns
  #currentAt = performance.now()
  readonly #counts = new Map<string, FittingCount>()
  readonly #orders = new Map<ListingOrder, Int32Array>()
  #isOutdated = false

  constructor({ columns, isComplete, order, position }: MatchedSettings) {
    this.#columns = columns
    this.isComplete = isComplete
    this.#order = order
    this.position = position
  }

  get size(): number {
    return this.#columns.ids.length
  }

  /** How long ago they were known to be all and right. */
  get ageMs(): number {
    return performance.now() - this.#currentAt
  }

  /** Nothing has changed since they were read. */
  noteCurrent(): void {
    this.#currentAt = performance.now()
  }

  /** Whether too much has changed for telling pages. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  noteOutdated(): void {
    this.#isOutdated = true
  }

  /** How many of them fit, counted until there are more than counts say. */
  count(filters: ListingFilters): FittingCount {
    const key = JSON.stringify(filters)
    const known = this.#counts.get(key)
    if (known !== undefined) return known
    if (this.#counts.size === COUNTS_MAX) this.#counts.clear()
    const fits = fitsFilters(this.#columns, filters)
    let count = 0
    let passed = 0
    for (; passed < this.size && count <= COUNT_LIMIT; passed++) if (fits(passed)) count += 1
    const counted = { count, passed }
    this.#counts.set(key, counted)
    return counted
  }

  /**
   * A page and one more, in the direction of travel, `except` for some ids; undefined where others may come between, or
   * behind too few.
   */
  page(
    { filters, order, from, offset, limit }: PageRequest,
    except?: ReadonlySet<number>,
  ): readonly ListingPosition[] | undefined {
    if (this.#isOutdated) return undefined
    if (!this.isComplete && (order !== this.#order || this.#isBeyond(order, from))) return undefined
    const places = this.#inOrder(order)
    const fits = fitsFilters(this.#columns, filters)
    const step = from?.backwards === true ? -1 : 1
    const found: ListingPosition[] = []
    let passed = 0
    let at = from === undefined ? 0 : this.#beside(places, order, from)
    for (; at >= 0 && at < places.length && found.length <= limit; at += step) {
      const place = places[at] ?? 0
      if (!fits(place) || except?.has(this.#columns.ids[place] ?? 0) === true) continue
      if (passed < offset) passed += 1
      else found.push(this.#position(place))
    }
    return this.isComplete || step < 0 || found.length > limit ? found : undefined
  }

  #isBeyond(order: ListingOrder, from: WalkStart | undefined): boolean {
    const last = this.#inOrder(order).at(-1)
    return (
      from !== undefined && (last === undefined || comparePositions[order](from.position, this.#position(last)) > 0)
    )
  }

  /** Where to go on from a position: the first behind it, or the last before it. */
  #beside(places: Int32Array, order: ListingOrder, { position, backwards }: WalkStart): number {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const compared = comparePositions[order](this.#position(places[middle] ?? 0), position)
      if (compared < 0 || (compared === 0 && !backwards)) low = middle + 1
      else high = middle
    }
    return backwards ? low - 1 : low
  }

  #inOrder(order: ListingOrder): Int32Array {
    let places = this.#orders.get(order)
    if (places === undefined) {
      places = Int32Array.from(this.#columns.ids.keys())
      if (order !== 'newest') {
        const positions = Array.from(places, (place) => this.#position(place))
        const compare = comparePositions[order]
        const nowhere: ListingPosition = { id: 0, priceCentavos: null }
        places.sort((a, b) => compare(positions[a] ?? nowhere, positions[b] ?? nowhere))
      }
      this.#orders.set(order, places)
    }
    return places
  }

  #position(place: number): ListingPosition {
    const priceCentavos = this.#columns.lowestCentavos[place] ?? 0
    return {
      id: this.#columns.ids[place] ?? 0,
      priceCentavos: priceCentavos === PRICE_SORT_ON_REQUEST ? null : priceCentavos,
    }
  }
}
