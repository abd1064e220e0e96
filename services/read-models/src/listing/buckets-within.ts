import type { PriceRange } from '@tahanan/contracts/money/price-range.ts'
import { priceLadder } from './price-ladder.ts'

export interface BucketsWithin {
  /** Places in the ladder of the buckets that the range reaches into; 0, any price, without a range. */
  readonly buckets: readonly number[]
  /** Whether the range ends where they end, so that there is nothing left to check. */
  readonly exact: boolean
}

/** What a price filter means on the shelves of a status. */
export function bucketsWithin(range: PriceRange | undefined, forRent: boolean): BucketsWithin {
  if (range === undefined) return { buckets: [0], exact: true }
  const [, ...ladder] = priceLadder(forRent)
  const from = range.minPesos ?? 0
  const below = range.maxPesos ?? Infinity
  const reached = [...ladder.entries()].filter(
    ([, { minPesos, maxPesos }]) => (minPesos ?? 0) < below && (maxPesos ?? Infinity) > from,
  )
  return {
    buckets: reached.map(([place]) => place + 1),
    exact:
      ladder.some(({ minPesos }) => (minPesos ?? 0) === from) &&
      ladder.some(({ maxPesos }) => (maxPesos ?? Infinity) === below),
  }
}
