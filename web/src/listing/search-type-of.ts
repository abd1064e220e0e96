import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import type { SearchType } from '@tahanan/contracts/property/search-type.ts'

/** The search type that finds a property like this one (decision 19). */
export function searchTypeOf(listing: Pick<ListingCard, 'property_type' | 'property_subtype'>): SearchType {
  if (listing.property_subtype === 'Condominium') return 'Condominium'
  if (listing.property_type === 'Commercial') return 'Commercial'
  if (listing.property_type === 'Memorial') return 'Any'
  return listing.property_subtype === 'Lot Only' ? 'Land' : 'House'
}
