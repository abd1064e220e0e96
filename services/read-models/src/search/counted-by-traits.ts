import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'
import { centavoRange } from './centavo-range.ts'
import { fitsTraits } from './fits-traits.ts'
import { FACT } from './listing-facts.ts'
import type { ListingFacts } from './listing-facts.ts'

/** Of a request for the counts of every choice, and of one for the list. */
const MEASURED_MAX = 16
const EVERY_PRICE = { fromCentavos: 0, belowCentavos: Infinity } as const

/** Some different traits, and how many listings have each of them. */
interface Measured {
  readonly traits: Int32Array
  readonly listings: Uint16Array
}

/**
 * Counts kept listings, and reads what it takes one after the other, where the facts of a list are all over the memory.
 * Thousands of listings have some hundred different traits: where one filter after the other asks the same of prices and
 * areas, how many listings have each of the traits is added up once, and then each of these is asked.
 */
export class CountedByTraits {
  readonly #facts: ListingFacts
  readonly #places: Int32Array
  /** Which of the traits each listing has. */
  readonly #numbers: Uint16Array
  /** Each different one. */
  readonly #traits: Int32Array
  /** Those with a range of prices, by their index among the places. */
  readonly #ranging: Uint16Array
  /** In square metres, once somebody has asked for them. */
  #areas: Float64Array | undefined
  /** What fits, by what is asked of prices and areas; undefined where it has been asked once. */
  readonly #measured = new Map<string, Measured | undefined>()

  /** @param places the cheapest first if prices are asked for; fewer than there are numbers of 16 bits */
  constructor(facts: ListingFacts, places: Int32Array) {
    this.#facts = facts
    this.#places = places
    this.#numbers = new Uint16Array(places.length)
    const numbers = new Map<number, number>()
    const ranging: number[] = []
    for (let index = 0; index < places.length; index++) {
      const traits = facts.ints[(places[index] ?? 0) * FACT.ints + FACT.traits] ?? 0
      const number = numbers.get(traits) ?? numbers.size
      if (number === numbers.size) numbers.set(traits, number)
      this.#numbers[index] = number
      if (this.#fact(index, FACT.highestCentavos) > this.#fact(index, FACT.lowestCentavos)) ranging.push(index)
    }
    this.#traits = Int32Array.from(numbers.keys())
    this.#ranging = Uint16Array.from(ranging)
  }

  /** How many listings fit; where there are more than counts say, at least one more than these. */
  count(filters: ListingFilters): number {
    const { price, lotMinSqm, lotMaxSqm } = filters
    const key = `${price?.minPesos} ${price?.maxPesos} ${lotMinSqm} ${lotMaxSqm}`
    const known = this.#measured.get(key)
    if (known !== undefined) return countTraits(known, filters)
    const isAskedAgain = this.#measured.has(key)
    if (this.#measured.size === MEASURED_MAX) this.#measured.clear()
    if (!isAskedAgain) {
      this.#measured.set(key, undefined)
      return this.#countOnce(filters)
    }
    const measured = this.#measure(filters)
    this.#measured.set(key, measured)
    return countTraits(measured, filters)
  }

  #countOnce(filters: ListingFilters): number {
    const fits = fitsTraits(filters)
    let count = 0
    this.#passMeasured(filters, (number) => {
      if (fits(this.#traits[number] ?? 0)) count += 1
      return count <= COUNT_LIMIT
    })
    return count
  }

  #measure(filters: ListingFilters): Measured {
    const traits = this.#traits.slice()
    const listings = new Uint16Array(traits.length)
    this.#passMeasured(filters, (number) => {
      listings[number] = (listings[number] ?? 0) + 1
      return true
    })
    let size = 0
    for (let number = 0; number < traits.length; number++) {
      const count = listings[number] ?? 0
      if (count === 0) continue
      traits[size] = traits[number] ?? 0
      listings[size] = count
      size += 1
    }
    return { traits: traits.slice(0, size), listings: listings.slice(0, size) }
  }

  /** Tells the traits' number of each listing whose prices and area fit, for as long as `pass` says. */
  #passMeasured({ price, lotMinSqm, lotMaxSqm }: ListingFilters, pass: (number: number) => boolean): void {
    const numbers = this.#numbers
    const areas = lotMinSqm === undefined && lotMaxSqm === undefined ? undefined : this.#readAreas()
    const [leastSqm, mostSqm] = [lotMinSqm ?? 0, lotMaxSqm ?? Infinity]
    const { fromCentavos, belowCentavos } = price === undefined ? EVERY_PRICE : centavoRange(price)
    const begin = price === undefined ? 0 : this.#firstFrom(fromCentavos)
    const end = price === undefined ? numbers.length : this.#firstFrom(belowCentavos)
    for (let index = begin; index < end; index++) {
      if (areas !== undefined && !isWithin(areas[index] ?? -1, leastSqm, mostSqm)) continue
      if (!pass(numbers[index] ?? 0)) return
    }
    for (const index of this.#ranging) {
      if (index >= begin) return
      if (this.#fact(index, FACT.highestCentavos) < fromCentavos) continue
      if (areas !== undefined && !isWithin(areas[index] ?? -1, leastSqm, mostSqm)) continue
      if (!pass(numbers[index] ?? 0)) return
    }
  }

  #firstFrom(centavos: number): number {
    return partitionPoint(this.#places.length, (index) => this.#fact(index, FACT.lowestCentavos) < centavos)
  }

  #readAreas(): Float64Array {
    if (this.#areas === undefined) {
      this.#areas = new Float64Array(this.#places.length)
      for (let index = 0; index < this.#areas.length; index++) {
        this.#areas[index] = this.#fact(index, FACT.lotAreaSqm)
      }
    }
    return this.#areas
  }

  #fact(index: number, which: number): number {
    return this.#facts.doubles[(this.#places[index] ?? 0) * FACT.doubles + which] ?? 0
  }
}

function countTraits({ traits, listings }: Measured, filters: ListingFilters): number {
  const fits = fitsTraits(filters)
  let count = 0
  for (let place = 0; place < traits.length && count <= COUNT_LIMIT; place++) {
    if (fits(traits[place] ?? 0)) count += listings[place] ?? 0
  }
  return count
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
