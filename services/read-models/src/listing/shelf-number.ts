import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import type { SearchType } from '@tahanan/contracts/property/search-type.ts'

/** An ordinary combination of what visitors choose: a status with a type and a price bucket, or with `featured`. */
export interface Shelf {
  readonly forRent: boolean
  readonly kind: SearchType | 'Featured'
  /** Place of the bucket in the status's ladder (`PRICE_BUCKETS`, `RENT_PRICE_BUCKETS`); 0 is any price. */
  readonly bucket: number
}

const KINDS: readonly Shelf['kind'][] = [...SEARCH_TYPES, 'Featured']
const KINDS_MAX = 8
const BUCKETS_MAX = 16

/** The number under which `listing_shelf` keeps it. Stored numbers change their meaning only with a rebuild. */
export function shelfNumber({ forRent, kind, bucket }: Shelf): number {
  return ((forRent ? 1 : 0) * KINDS_MAX + KINDS.indexOf(kind)) * BUCKETS_MAX + bucket
}
