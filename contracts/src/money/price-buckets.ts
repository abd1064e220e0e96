import type { PriceRange } from './price-range.ts'

export interface PriceBucket extends PriceRange {
  readonly label: string
}

const MILLION = 1_000_000

/** "Search price filter" (§9), in its order and words. */
export const PRICE_BUCKETS: readonly PriceBucket[] = [
  { label: 'Any price', minPesos: null, maxPesos: null },
  { label: 'Below 2M', minPesos: null, maxPesos: 2 * MILLION },
  { label: '2M - 4M', minPesos: 2 * MILLION, maxPesos: 4 * MILLION },
  { label: '4M - 8M', minPesos: 4 * MILLION, maxPesos: 8 * MILLION },
  { label: '8M - 12M', minPesos: 8 * MILLION, maxPesos: 12 * MILLION },
  { label: '12M - 20M', minPesos: 12 * MILLION, maxPesos: 20 * MILLION },
  { label: '20M above', minPesos: 20 * MILLION, maxPesos: null },
]
