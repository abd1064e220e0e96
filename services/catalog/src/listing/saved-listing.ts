import type { ListingWarning } from '@tahanan/contracts/listing/listing-warning.ts'

/** What a command tells of the listing that it wrote. */
export interface SavedListing {
  readonly id: number
  readonly slug: string
  readonly version: number
  readonly warnings: ListingWarning[]
}
