import type { ListingFields } from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { Place } from '@tahanan/contracts/place/place.ts'
import type { Availability } from '@tahanan/contracts/property/availability.ts'

/** Settled by the kind, or part of its place. */
type SettledField =
  | 'propertyStatus'
  | 'brokerageStatus'
  | 'propertyType'
  | 'propertySubtype'
  | 'availability'
  | 'areaCode'
  | 'point'

/** What staff set on a listing, settled: no field of the other kind, no field that its type and unit type exclude. */
export interface ListingContent extends Omit<ListingFields, SettledField>, Place {
  readonly listingType: ListingType
  readonly availability: Availability
  /** Project: 0 Pre-selling, 1 Ready for occupancy. Brokerage: 0 For Sale, 1 For Rent. */
  readonly status: 0 | 1
  /** Null for project listings, which read the project's (decision 58). */
  readonly propertyType: number | null
  readonly propertySubtype: number | null
}

/** A listing as it is stored. */
export interface Listing extends ListingContent {
  readonly id: number
  readonly version: number
  readonly slug: string
  /** Since when it is sold; its page lives 90 days longer (decision 26). */
  readonly soldAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}
