import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { PRICE_BUCKETS, type PriceBucket, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import type { ListingSources } from './listing-sources.store.ts'

/** The price buckets that listings of a status stand in (decision 24). The first one is any price. */
export function priceBrackets(forRent: boolean): readonly PriceBucket[] {
  return forRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
}

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
