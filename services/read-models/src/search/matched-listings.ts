import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { centavoRange } from './centavo-range.ts'
import { TRAIT_BITS } from './trait-bits.ts'
import { traitsAsked } from './traits-asked.ts'

/** A column each, a listing in the same place of all of them. */
export interface MatchedColumns {
  /** `TRAITS_SQL`. */
  readonly traits: Int32Array
  /** `price_sort` and `price_max`; the latter -1 on request. */
  readonly lowestCentavos: Float64Array
  readonly highestCentavos: Float64Array
  /** -1 where it is not known. */
  readonly lotAreaSqm: Float64Array
}

const PROPERTY_FROM = TRAIT_BITS.property.from
const PROPERTY_MASK = 2 ** TRAIT_BITS.property.width - 1
/** Filters whose counts are kept, of each of these. */
const COUNTS_MAX = 200

/** Listings that some words find, as far as filters ask about them: so that any filters beside the words can be counted. */
export class MatchedListings {
  /** Whether these are all that the words find. */
  readonly isComplete: boolean
  readonly #columns: MatchedColumns
  readonly #readAt = performance.now()
  readonly #counts = new Map<string, number>()

  constructor(columns: MatchedColumns, isComplete: boolean) {
    this.#columns = columns
    this.isComplete = isComplete
  }

  get size(): number {
    return this.#columns.traits.length
  }

  /** How long ago they were read. */
  get ageMs(): number {
    return performance.now() - this.#readAt
  }

  /** How many of them fit. */
  count(filters: ListingFilters): number {
    const key = JSON.stringify(filters)
    const known = this.#counts.get(key)
    if (known !== undefined) return known
    if (this.#counts.size === COUNTS_MAX) this.#counts.clear()
    const count = this.#count(filters)
    this.#counts.set(key, count)
    return count
  }

  #count(filters: ListingFilters): number {
    const { mask, bits, least, properties } = traitsAsked(filters)
    const { fromCentavos, belowCentavos } =
      filters.price === undefined ? { fromCentavos: -1, belowCentavos: Infinity } : centavoRange(filters.price)
    const { lotMinSqm, lotMaxSqm = Infinity } = filters
    const leastSqm = lotMinSqm ?? (lotMaxSqm === Infinity ? -1 : 0)
    const { traits, lowestCentavos, highestCentavos, lotAreaSqm } = this.#columns
    let count = 0
    for (let place = 0; place < traits.length; place++) {
      const trait = traits[place] ?? 0
      const fits =
        (trait & mask) === bits &&
        trait >= least &&
        (properties === undefined || properties[(trait >> PROPERTY_FROM) & PROPERTY_MASK] === 1) &&
        (highestCentavos[place] ?? -1) >= fromCentavos &&
        (lowestCentavos[place] ?? 0) < belowCentavos &&
        (lotAreaSqm[place] ?? -1) >= leastSqm &&
        (lotAreaSqm[place] ?? -1) <= lotMaxSqm
      if (fits) count += 1
    }
    return count
  }
}
