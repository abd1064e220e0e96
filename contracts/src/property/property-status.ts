import { BROKERAGE_LISTING, PROJECT_LISTING } from '../listing/listing-type.ts'
import { labelOf } from './label-of.ts'
import { LOT_ONLY, MEMORIAL, PROPERTY_SUBTYPES, PROPERTY_TYPES } from './property-type.ts'

/** Status of a brokerage listing, §3: the code is the place in the list. */
export const BROKERAGE_STATUSES = ['For Sale', 'For Rent'] as const
export const FOR_SALE = 0
export const FOR_RENT = 1

/** Status of a project listing, §3, as it stands on the wire (decisions §0): the code is the place in the list. */
export const PROJECT_STATUSES = ['Pre-selling', 'Ready for occupancy'] as const
export const PRE_SELLING = 0
export const READY_FOR_OCCUPANCY = 1

/** Every `property_status` of a public or admin read. */
export const PROPERTY_STATUSES = [...BROKERAGE_STATUSES, ...PROJECT_STATUSES] as const

type PropertyStatus = (typeof PROPERTY_STATUSES)[number]

/** §3: 0 Available; 1 Sold-out for Project, Sold for Brokerage. */
export const AVAILABLE = 0
export const SOLD = 1

export type Availability = typeof AVAILABLE | typeof SOLD

/** Availability as staff see it (§4): a project listing's own value, a brokerage listing 'Available' or otherwise 'Sold'. */
export function availabilityLabel(listingType: number, availability: number): 'Available' | 'Sold-out' | 'Sold' {
  if (availability === AVAILABLE) return 'Available'
  return listingType === PROJECT_LISTING ? 'Sold-out' : 'Sold'
}

interface OfferedListing {
  readonly listingType: number
  readonly status: number
  readonly availability: number
}

/** Availability as visitors see it: as staff do, but a rental that is gone was leased, not sold (decision 26). */
export function publicAvailabilityLabel(listing: OfferedListing): 'Available' | 'Sold-out' | 'Sold' | 'Leased' {
  if (listing.availability !== AVAILABLE && isRental(listing)) return 'Leased'
  return availabilityLabel(listing.listingType, listing.availability)
}

/** A listing as answers carry it: labels, not codes. */
interface LabelledProperty {
  readonly property_status: string
  readonly property_type: string | null
  readonly property_subtype: string | null
}

/**
 * The status as cards, chips and the admin table show it (§2, §4, decision 53): first letter upper and the rest
 * lower, except that Ready for occupancy reads Ready-to-use for Memorial or Lot Only and is hyphenated elsewhere.
 */
export function statusLabel(property: LabelledProperty): string {
  const status = property.property_status
  if (status !== PROJECT_STATUSES[READY_FOR_OCCUPANCY])
    return status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()
  const isLot =
    property.property_type === PROPERTY_TYPES[MEMORIAL] || property.property_subtype === PROPERTY_SUBTYPES[LOT_ONLY]
  return isLot ? 'Ready-to-use' : 'Ready-for-occupancy'
}

/**
 * `property_status` as public and admin reads answer it (decisions §0), from a listing's kind and status code.
 *
 * @throws RangeError for a code outside §3
 */
export function propertyStatusOf(listingType: number, status: number): PropertyStatus {
  return listingType === BROKERAGE_LISTING ? labelOf(BROKERAGE_STATUSES, status) : labelOf(PROJECT_STATUSES, status)
}

/** Whether the price is a monthly rent, which only Brokerage listings For Rent have (decision 43). */
export function isRental(listing: { readonly listingType: number; readonly status: number }): boolean {
  return listing.listingType === BROKERAGE_LISTING && listing.status === FOR_RENT
}
