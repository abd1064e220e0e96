/** A column each, a listing in the same place of all of them, the newest first. */
export interface MatchedColumns {
  readonly ids: Int32Array
  /** Bits, see `TRAIT_BITS`. */
  readonly traits: Int32Array
  /** `price_sort` and `price_max`; the latter -1 on request. */
  readonly lowestCentavos: Float64Array
  readonly highestCentavos: Float64Array
  /** -1 where it is not known. */
  readonly lotAreaSqm: Float64Array
}
