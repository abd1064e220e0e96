import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { ListingSources } from './listing-sources.ts'

interface Property {
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
}

/**
 * Type and subtype, read through the project where there is one (decision 58). Undefined for a project listing whose
 * project is not known (yet): what it is cannot be said.
 */
export function propertyOf({ listing, project }: Pick<ListingSources, 'listing' | 'project'>): Property | undefined {
  return project ?? (listing.listingType === PROJECT_LISTING ? undefined : listing)
}
