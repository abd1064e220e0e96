import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { nthSmallest } from '@tahanan/platform/collection/nth-smallest.ts'
import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import { comparePositions } from './compare-positions.ts'
import { fitsMeasures } from './fits-measures.ts'
import { fitsTraits } from './fits-traits.ts'
import { FACT } from './listing-facts.ts'
import type { ListingFacts } from './listing-facts.ts'
import { ListingBitmaps } from './listing-bitmaps.ts'
import type { WalkStart } from './listing-walks.ts'
import type { OrderedListings } from './ordered-listings.ts'
import type { PageRequest } from './page-request.ts'

/** So often each listing is asked, which takes less than getting ready to count faster. */
const COUNTED_BY_EACH = 3
/** So many pages by price are what fits, sorted, which takes less than sorting all. */
const SORTED_BY_EACH = 2
/** So many different areas have a bitmap each, which takes less than bringing listings into the order of theirs. */
const AREAS_BY_EACH = 16

/** Of a list: how many come before what is told of it, and how many there are up to its end. */
interface Part {
  readonly skipped: number
  readonly needed: number
}

const ALL: Part = { skipped: 0, needed: Infinity }

interface MatchedSettings {
  readonly facts: ListingFacts
  /** In the facts, the newest first. */
  readonly places: Int32Array
  /** Whether these are all that there are. */
  readonly isComplete: boolean
  /** In which the others follow these; undefined where they may be anywhere. */
  readonly order: ListingOrder | undefined
  /** Of `ListingChanges`: changes before it are in. */
  readonly position: number
}

/**
 * Listings that some words find, or that stand on some shelves, as far as filters and orders ask about them: each list of
 * them can be told from here.
 */
export class MatchedListings {
  readonly isComplete: boolean
  readonly position: number
  readonly #order: ListingOrder | undefined
  readonly #facts: ListingFacts
  readonly #newest: OrderedListings
  #currentAt = performance.now()
  readonly #orders = new Map<ListingOrder, OrderedListings>()
  readonly #bitmaps = new Map<'newest' | 'smallest', ListingBitmaps>()
  #timesCounted = 0
  #timesSorted = 0
  #area = ''
  #areas = 0
  #isOutdated = false

  constructor({ facts, places, isComplete, order, position }: MatchedSettings) {
    this.#facts = facts
    this.#newest = this.#ordered(places)
    this.isComplete = isComplete
    this.#order = order
    this.position = position
  }

  get size(): number {
    return this.#newest.places.length
  }

  /** When they were known last to be all and right, by `performance.now()`. */
  get currentAt(): number {
    return this.#currentAt
  }

  get ageMs(): number {
    return performance.now() - this.#currentAt
  }

  /** Nothing had changed since they were read, by `performance.now()`. */
  noteCurrent(at: number): void {
    this.#currentAt = Math.max(this.#currentAt, at)
  }

  /** Whether too much has changed for telling pages. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  noteOutdated(): void {
    this.#isOutdated = true
  }

  /** So many counts come at once: it need not be waited for whether getting ready to count faster is worth it. */
  expectCounts(number: number): void {
    this.#timesCounted += number
  }

  /** How many of them fit; where there are more than counts say, at least one more than these. */
  count(filters: ListingFilters): number {
    this.#timesCounted += 1
    if (this.#timesCounted <= COUNTED_BY_EACH) return this.#countEach(filters)
    return this.#bitmapsOf(this.#noteArea(filters) ? 'smallest' : 'newest').count(filters)
  }

  /** Answers whether so many different areas have been asked for that the listings are worth having in their order. */
  #noteArea({ lotMinSqm, lotMaxSqm }: ListingFilters): boolean {
    if (lotMinSqm === undefined && lotMaxSqm === undefined) return false
    const area = `${lotMinSqm} ${lotMaxSqm}`
    if (area !== this.#area) this.#areas += 1
    this.#area = area
    return this.#areas > AREAS_BY_EACH
  }

  #bitmapsOf(order: 'newest' | 'smallest'): ListingBitmaps {
    let bitmaps = this.#bitmaps.get(order)
    if (bitmaps === undefined) {
      const isByArea = order === 'smallest'
      bitmaps = new ListingBitmaps(this.#facts, isByArea ? this.#smallestFirst() : this.#newest, isByArea)
      this.#bitmaps.set(order, bitmaps)
    }
    return bitmaps
  }

  #smallestFirst(): OrderedListings {
    const areaOf = (place: number) => this.#facts.doubles[place * FACT.doubles + FACT.lotAreaSqm] ?? -1
    return this.#ordered(this.#newest.places.toSorted((a, b) => areaOf(a) - areaOf(b)))
  }

  #countEach(filters: ListingFilters): number {
    const { places, traits } = this.#newest
    const [fits, measures] = [fitsTraits(filters), fitsMeasures(this.#facts, filters)]
    let count = 0
    for (let index = 0; index < places.length && count <= COUNT_LIMIT; index++) {
      if (fits(traits[index] ?? 0) && measures(places[index] ?? 0)) count += 1
    }
    return count
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
    const excepted = except?.size ?? 0
    const part = from === undefined ? { skipped: offset, needed: offset + limit + 1 + excepted } : ALL
    const { places, traits } = this.#fittingInOrder(order, filters, part)
    const [fits, measures] = [fitsTraits(filters), fitsMeasures(this.#facts, filters)]
    const step = from?.backwards === true ? -1 : 1
    const found: ListingPosition[] = []
    let passed = 0
    let at = from === undefined ? 0 : this.#beside(places, order, from)
    for (; at >= 0 && at < places.length && found.length <= limit; at += step) {
      if (!fits(traits[at] ?? 0)) continue
      const place = places[at] ?? 0
      if (!measures(place) || except?.has(this.#id(place)) === true) continue
      if (passed < offset) passed += 1
      else found.push(this.#position(place))
    }
    return this.isComplete || step < 0 || found.length > limit ? found : undefined
  }

  #isBeyond(order: ListingOrder, from: WalkStart | undefined): boolean {
    const last = this.#inOrder(order).places.at(-1)
    return (
      from !== undefined && (last === undefined || comparePositions[order](from.position, this.#position(last)) > 0)
    )
  }

  /** Where to go on from a position: the first behind it, or the last before it. */
  #beside(places: Int32Array, order: ListingOrder, { position, backwards }: WalkStart): number {
    const behind = partitionPoint(places.length, (index) => {
      const compared = comparePositions[order](this.#position(places[index] ?? 0), position)
      return compared < 0 || (compared === 0 && !backwards)
    })
    return backwards ? behind - 1 : behind
  }

  /** What fits, and maybe others: as much of it as the part takes, or more. */
  #fittingInOrder(order: ListingOrder, filters: ListingFilters, part: Part): OrderedListings {
    if (order === 'newest' || this.#orders.has(order)) return this.#inOrder(order)
    this.#timesSorted += 1
    if (this.#timesSorted > SORTED_BY_EACH) return this.#inOrder(order)
    const { places, traits } = this.#newest
    const [fits, measures] = [fitsTraits(filters), fitsMeasures(this.#facts, filters)]
    const fitting = places.filter((place, index) => fits(traits[index] ?? 0) && measures(place))
    return this.#ordered(this.#partByPrice(order, fitting, part))
  }

  #inOrder(order: ListingOrder): OrderedListings {
    if (order === 'newest') return this.#newest
    let ordered = this.#orders.get(order)
    if (ordered === undefined) {
      ordered = this.#ordered(this.#byPrice(order, this.#newest.places))
      this.#orders.set(order, ordered)
    }
    return ordered
  }

  /** As many as are `needed`, and what costs the same as the last. Those `skipped` are in no order. */
  #partByPrice(order: Exclude<ListingOrder, 'newest'>, places: Int32Array, { skipped, needed }: Part): Int32Array {
    if (skipped === 0 && places.length <= needed) return this.#byPrice(order, places)
    const keyOf = this.#priceKey(order)
    const keys = new Float64Array(places.length)
    for (let index = 0; index < places.length; index++) keys[index] = keyOf(places[index] ?? 0)
    const first = nthSmallest(keys, skipped) ?? Infinity
    const last = nthSmallest(keys, needed - 1) ?? Infinity
    const before = places.filter((_, index) => (keys[index] ?? 0) < first)
    const told = places.filter((_, index) => (keys[index] ?? 0) >= first && (keys[index] ?? 0) <= last)
    const part = new Int32Array(before.length + told.length)
    part.set(before)
    part.set(this.#byPrice(order, told), before.length)
    return part
  }

  /** As `comparePositions` has it, without an object for each: what costs the same stays as the newest first had it. */
  #byPrice(order: Exclude<ListingOrder, 'newest'>, places: Int32Array): Int32Array {
    const keyOf = this.#priceKey(order)
    const inOrder = order === 'cheapest' ? places.toReversed() : places
    return inOrder.toSorted((a, b) => keyOf(a) - keyOf(b))
  }

  /** The least first; on request comes last in either order. */
  #priceKey(order: Exclude<ListingOrder, 'newest'>): (place: number) => number {
    const priceOf = (place: number) => this.#facts.doubles[place * FACT.doubles + FACT.lowestCentavos] ?? 0
    if (order === 'cheapest') return priceOf
    return (place) => (priceOf(place) === PRICE_SORT_ON_REQUEST ? 1 : -priceOf(place))
  }

  #ordered(places: Int32Array): OrderedListings {
    return { places, traits: places.map((place) => this.#facts.ints[place * FACT.ints + FACT.traits] ?? 0) }
  }

  #position(place: number): ListingPosition {
    const priceCentavos = this.#facts.doubles[place * FACT.doubles + FACT.lowestCentavos] ?? 0
    return {
      id: this.#id(place),
      priceCentavos: priceCentavos === PRICE_SORT_ON_REQUEST ? null : priceCentavos,
    }
  }

  #id(place: number): number {
    return this.#facts.ints[place * FACT.ints + FACT.id] ?? 0
  }
}
