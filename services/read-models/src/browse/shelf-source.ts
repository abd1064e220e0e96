import type { CentavoRange } from '../search/centavo-range.ts'

/** Where the listings of one status stand, as far as status, type, price and `featured` say. */
export interface ShelfSource {
  /** The smallest shelf that holds all of them. */
  readonly shelf: number
  /** Prices on it that are asked for, where they are no bucket. */
  readonly between: PricesBetween | undefined
}

export interface PricesBetween extends CentavoRange {
  /** The shelf of the bucket in which they begin: what begins below them and reaches in stands on it. */
  readonly reachingIn: number
}
