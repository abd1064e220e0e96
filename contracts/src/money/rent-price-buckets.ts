import type { PriceBucket } from './price-buckets.ts'

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
