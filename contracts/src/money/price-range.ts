/** Half-open `[minPesos, maxPesos)` (decision 22); null is an open end. Whole pesos. */
export interface PriceRange {
  readonly minPesos: number | null
  readonly maxPesos: number | null
}
