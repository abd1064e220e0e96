/** What filters and orders ask of listings: 32 bytes each, in a row, so that asking one takes one read of memory. */
export interface ListingFacts {
  /** `FACT.ints` for each place. */
  readonly ints: Int32Array
  /** The same bytes: `FACT.doubles` for each place. */
  readonly doubles: Float64Array
}

/** How many there are for each place, and which are which. */
export const FACT = {
  ints: 8,
  id: 0,
  /** Bits, see `TRAIT_BITS`. */
  traits: 1,
  doubles: 4,
  /** `price_sort` and `price_max`; the latter -1 on request. */
  lowestCentavos: 1,
  highestCentavos: 2,
  /** -1 where it is not known. */
  lotAreaSqm: 3,
} as const
