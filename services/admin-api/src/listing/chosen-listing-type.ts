import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'

const BY_NAME = { project: PROJECT_LISTING, brokerage: BROKERAGE_LISTING } as const

/**
 * The kind to create: the query's `listing_type`, or else the body's (decision 49).
 *
 * @throws InvalidInput when neither names one, or both do and differ
 */
export function chosenListingType(name: keyof typeof BY_NAME | undefined, code: number | undefined): ListingType {
  const named = name === undefined ? undefined : BY_NAME[name]
  if (named !== undefined && code !== undefined && code !== named) {
    throw new InvalidInput({ listing_type: [`The query says ${name}, which is ${named}; the body says ${code}.`] })
  }
  const chosen = named ?? code
  if (chosen === PROJECT_LISTING || chosen === BROKERAGE_LISTING) return chosen
  throw new InvalidInput({ listing_type: ['Add ?listing_type=project or ?listing_type=brokerage.'] })
}
