import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { countBits } from '@tahanan/platform/collection/count-bits.ts'
import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'
import { BITMAP_BITS } from './bitmap-bits.ts'
import { centavoRange } from './centavo-range.ts'
import { fitsMeasures } from './fits-measures.ts'
import { fitsTraits } from './fits-traits.ts'
import { FACT } from './listing-facts.ts'
import type { ListingFacts } from './listing-facts.ts'
import { listingPrices } from './listing-prices.ts'
import type { OrderedListings } from './ordered-listings.ts'
import { TRAIT_BITS } from './trait-bits.ts'
import { valueBitmaps } from './value-bitmaps.ts'

/** What filters may ask: each has a bitmap for each answer. */
const CHOICES = ['forRent', 'type', 'featured', 'bedrooms', 'unitType', 'stage', 'financing', 'price'] as const
const AREAS = ['lotMinSqm', 'lotMaxSqm'] as const

type Choice = (typeof CHOICES | typeof AREAS)[number]
type Trait = keyof typeof TRAIT_BITS

/** What a choice asks of listings; what is missing here asks for a measure. */
const TRAIT_OF: { readonly [choice in Choice]?: Trait } = {
  forRent: 'forRent',
  type: 'property',
  featured: 'featured',
  bedrooms: 'bedroom',
  unitType: 'unitType',
  stage: 'stage',
  financing: 'financing',
}
/** More than there are choices to count beside a list. */
const BITMAPS_MAX = 64

/**
 * A bitmap index over kept listings: one bit for each that fits a choice, so that 32 of them at once are asked for
 * everything chosen. Of areas visitors ask for any number of different ranges: by area, each is one stretch of every bitmap.
 */
export class ListingBitmaps {
  readonly #facts: ListingFacts
  readonly #listings: OrderedListings
  readonly #isByArea: boolean
  readonly #choices: readonly Choice[]
  readonly #bitmaps = new Map<string, Int32Array>()
  readonly #values = new Map<Trait, ReadonlyMap<number, Int32Array>>()

  /** @param isByArea whether the listings are in the order of their areas, the smallest first */
  constructor(facts: ListingFacts, listings: OrderedListings, isByArea: boolean) {
    this.#facts = facts
    this.#listings = listings
    this.#isByArea = isByArea
    this.#choices = [...CHOICES, ...(isByArea ? [] : AREAS)]
  }

  /** How many listings fit; where there are more than counts say, at least one more than these. */
  count(filters: ListingFilters): number {
    const bitmaps: Int32Array[] = []
    for (const choice of this.#choices) {
      if (filters[choice] !== NO_FILTERS[choice]) bitmaps.push(this.#bitmap(choice, filters))
    }
    const { begin, end } = this.#stretch(filters)
    let count = 0
    for (let index = Math.floor(begin / BITMAP_BITS); index * BITMAP_BITS < end && count <= COUNT_LIMIT; index++) {
      let bits = bitsFrom(begin - index * BITMAP_BITS) & ~bitsFrom(end - index * BITMAP_BITS)
      // By a number, which takes half the time of an iterator here.
      for (let which = 0; which < bitmaps.length; which++) bits &= bitmaps[which]?.[index] ?? 0
      count += countBits(bits)
    }
    return count
  }

  #bitmap(choice: Choice, filters: ListingFilters): Int32Array {
    const chosen = filters[choice]
    const key = `${choice} ${typeof chosen === 'object' ? Object.values(chosen).join(' ') : chosen}`
    let bitmap = this.#bitmaps.get(key)
    if (bitmap === undefined) {
      bitmap = this.#fitting(choice, { ...NO_FILTERS, [choice]: chosen })
      if (this.#bitmaps.size === BITMAPS_MAX) this.#bitmaps.clear()
      this.#bitmaps.set(key, bitmap)
    }
    return bitmap
  }

  #fitting(choice: Choice, chosen: ListingFilters): Int32Array {
    const trait = TRAIT_OF[choice]
    if (trait === undefined) return this.#measuring(chosen)
    const fits = fitsTraits(chosen)
    const { from } = TRAIT_BITS[trait]
    const fitting = [...this.#valuesOf(trait)].filter(([value]) => fits(value << from))
    return eitherOf(
      fitting.map(([, bitmap]) => bitmap),
      Math.ceil(this.#listings.traits.length / BITMAP_BITS),
    )
  }

  #measuring(chosen: ListingFilters): Int32Array {
    const { places } = this.#listings
    if (chosen.price === undefined) {
      const fits = fitsMeasures(this.#facts, chosen)
      return bitmapOf(places.length, (at) => fits(places[at] ?? 0))
    }
    const { fromCentavos, belowCentavos } = centavoRange(chosen.price)
    const { lowestCentavos, highestCentavos } = listingPrices(this.#facts, places)
    return bitmapOf(
      places.length,
      (at) => (highestCentavos[at] ?? 0) >= fromCentavos && (lowestCentavos[at] ?? 0) < belowCentavos,
    )
  }

  #valuesOf(trait: Trait): ReadonlyMap<number, Int32Array> {
    let values = this.#values.get(trait)
    if (values === undefined) {
      values = valueBitmaps(this.#listings.traits, TRAIT_BITS[trait])
      this.#values.set(trait, values)
    }
    return values
  }

  /** Where those are whose areas fit. */
  #stretch({ lotMinSqm, lotMaxSqm }: ListingFilters): { readonly begin: number; readonly end: number } {
    const { places } = this.#listings
    if (!this.#isByArea || (lotMinSqm === undefined && lotMaxSqm === undefined)) return { begin: 0, end: places.length }
    const [least, most] = [lotMinSqm ?? 0, lotMaxSqm ?? Infinity]
    const areaAt = (at: number) => this.#facts.doubles[(places[at] ?? 0) * FACT.doubles + FACT.lotAreaSqm] ?? -1
    return {
      begin: partitionPoint(places.length, (at) => areaAt(at) < least),
      end: partitionPoint(places.length, (at) => areaAt(at) <= most),
    }
  }
}

/** One bit for each that fits. A number is made before it is written, which takes two thirds of the time. */
function bitmapOf(length: number, fits: (at: number) => boolean): Int32Array {
  const bitmap = new Int32Array(Math.ceil(length / BITMAP_BITS))
  for (let index = 0, at = 0; index < bitmap.length; index++) {
    const end = Math.min(at + BITMAP_BITS, length)
    let bits = 0
    for (; at < end; at++) if (fits(at)) bits |= 1 << at
    bitmap[index] = bits
  }
  return bitmap
}

/** The bits that any of them has. */
function eitherOf(bitmaps: readonly Int32Array[], length: number): Int32Array {
  const [first = new Int32Array(length), ...others] = bitmaps
  if (others.length === 0) return first
  const either = first.slice()
  for (const bitmap of others)
    for (let index = 0; index < length; index++) either[index] = (either[index] ?? 0) | (bitmap[index] ?? 0)
  return either
}

/** The bits from this one on; none from the one behind the last on. */
function bitsFrom(bit: number): number {
  if (bit >= BITMAP_BITS) return 0
  return bit <= 0 ? -1 : -1 << bit
}
