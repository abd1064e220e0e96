import { PRICE_BUCKETS, type PriceBucket, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'

/** The price buckets that listings of a status stand in (decision 24). The first one is any price. */
export function priceLadder(forRent: boolean): readonly PriceBucket[] {
  return forRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
}
