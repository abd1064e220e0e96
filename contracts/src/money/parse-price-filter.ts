import { PRICE_BUCKETS } from './price-buckets.ts'
import type { PriceRange } from './price-range.ts'
import { RENT_PRICE_BUCKETS } from './rent-price-buckets.ts'

const MIN_MAX = /^(\d{0,12})-(\d{0,12})$/
const LABELLED = new Map([...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS].map((bucket) => [labelKey(bucket.label), bucket]))

/**
 * The range a `price` parameter asks for: `min-max` in whole pesos, or a label of either ladder (decision 21), whose
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
