import type { Changes } from '../endpoint/changes.ts'
import type { Point } from '../place/place.ts'

/** Everything that staff may set on a listing, in our own words: money in centavos, areas in sqm, codes of §3. */
export interface ListingFields {
  readonly name: string
  readonly isPublished: boolean
  readonly featured: boolean
  readonly location: string
  /** Chosen by staff; null goes by the location (decision 131). */
  readonly areaCode: string | null
  /** A pin set by staff; null goes by the area (decision 132). */
  readonly point: Point | null
  /** Public answers show the pin as it is, not rounded to about 100 m (decision 132). */
  readonly showExactPlace: boolean
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly carpark: number | null
  readonly parking: boolean
  /** HTML, not yet cleaned. */
  readonly details: string
  readonly amenityIds: readonly number[]
  readonly availability: number
  readonly brokerId: number | null
  readonly projectId: number | null
  readonly unitType: number | null
  readonly reservationFeeCentavos: number | null

  /** Project listings: 0 Pre-selling, 1 Ready for occupancy. */
  readonly propertyStatus: number
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
  readonly equityTermsMonths: number | null
  readonly equityPercentage: number | null
  readonly equityFixedCentavos: number | null
  readonly dhsudLts: string | null

  /** Brokerage listings: 0 For Sale, 1 For Rent. */
  readonly brokerageStatus: number
  readonly propertyType: number
  readonly propertySubtype: number
  readonly priceCentavos: number | null
  readonly financingOption: readonly number[]
  readonly titleNumber: string | null
  readonly taxDeclarationNumber: string | null
  readonly termsOfPayment: string | null
  readonly listingOwner: string | null
  readonly ownerOfTheProperty: string | null
}

export type ListingChanges = Changes<ListingFields>
