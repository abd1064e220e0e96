import type { PriceRange } from './price-text.ts'

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

/** Monthly rents for the price filter On Rent, where the buckets of §9 would put every rental below 2M (decision 24). */
export const RENT_PRICE_BUCKETS: readonly PriceBucket[] = [
  { label: 'Any price', minPesos: null, maxPesos: null },
  { label: 'Below 10K', minPesos: null, maxPesos: 10_000 },
  { label: '10K - 20K', minPesos: 10_000, maxPesos: 20_000 },
  { label: '20K - 35K', minPesos: 20_000, maxPesos: 35_000 },
  { label: '35K - 60K', minPesos: 35_000, maxPesos: 60_000 },
  { label: '60K - 100K', minPesos: 60_000, maxPesos: 100_000 },
  { label: '100K above', minPesos: 100_000, maxPesos: null },
]

const MIN_MAX = /^(\d{0,12})-(\d{0,12})$/
const LABELLED = new Map([...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS].map((bucket) => [labelKey(bucket.label), bucket]))

/**
 * The range a `price` parameter asks for: `min-max` in whole pesos, or a label of either list of brackets (decision 21), whose
 * case and spaces do not matter. Undefined for anything else, an empty range included.
 */
export function parsePriceFilter(text: string): PriceRange | undefined {
  const bucket = LABELLED.get(labelKey(text))
  if (bucket !== undefined) return { minPesos: bucket.minPesos, maxPesos: bucket.maxPesos }
  const [, min, max] = MIN_MAX.exec(text.trim()) ?? []
  if (min === undefined || max === undefined || min + max === '') return undefined
  const range = { minPesos: min === '' ? null : Number(min), maxPesos: max === '' ? null : Number(max) }
  return (range.minPesos ?? 0) < (range.maxPesos ?? Infinity) ? range : undefined
}

function labelKey(label: string): string {
  return label.toLowerCase().replace(/\s+/g, '').replace('–', '-')
}

/**
 * The `price` parameter of a range, `min-max` in whole pesos (decision 21): `-2000000`, `2000000-4000000`,
 * `20000000-`. Empty for any price, which is sent as no parameter at all.
 */
export function priceFilterText(range: PriceRange): string {
  return range.minPesos === null && range.maxPesos === null ? '' : `${range.minPesos ?? ''}-${range.maxPesos ?? ''}`
}

/** The price buckets that listings of a status stand in (decision 24). The first one is any price. */
export function priceBrackets(forRent: boolean): readonly PriceBucket[] {
  return forRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
}
