import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'

/**
 * A listing stays of its kind.
 *
 * @param sent the payload's `listing_type`, undefined where it has none
 * @throws InvalidInput
 */
export function checkListingType(stored: number, sent: number | undefined): void {
  if (sent === undefined || sent === stored) return
  throw new InvalidInput({
    listing_type: [`This is a ${labelOf(LISTING_TYPES, stored)} listing (${stored}); it stays one.`],
  })
}
