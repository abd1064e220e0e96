import { unitTypeLabel } from '@tahanan/contracts/property/unit-type-label.ts'
import { searchWords } from '../search/search-words.ts'
import type { ListingSources } from './listing-sources.ts'

/** The words under which a listing is found (decision 29), folded, with their synonyms, each once. */
export function listingWords({ listing, project, developer, amenities }: ListingSources): string[] {
  const amenityIds = [...listing.amenityIds, ...(project?.amenityIds ?? [])]
  return searchWords([
    listing.name,
    listing.location,
    project?.name,
    developer?.name,
    unitTypeLabel(listing.unitType),
    ...amenityIds.map((id) => amenities.get(id)?.name),
  ])
}
