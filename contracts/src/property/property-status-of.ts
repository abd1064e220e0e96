import { BROKERAGE_LISTING } from '../listing/listing-type.ts'
import { labelOf } from './label-of.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES, type PropertyStatus } from './property-status.ts'

/**
 * `property_status` as public and admin reads answer it (decisions §0), from a listing's kind and status code.
 *
 * @throws RangeError for a code outside §3
 */
export function propertyStatusOf(listingType: number, status: number): PropertyStatus {
  return listingType === BROKERAGE_LISTING ? labelOf(BROKERAGE_STATUSES, status) : labelOf(PROJECT_STATUSES, status)
}
