import { unitTypeLabel } from '@tahanan/contracts/property/unit-type-label.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { ListingSources } from './listing-sources.ts'

/** The words under which a listing is found (decision 29), folded, each once. */
export function listingWords({ listing, project, developer, amenities }: ListingSources): string[] {
  const amenityIds = [...listing.amenityIds, ...(project?.amenityIds ?? [])]
  const texts = [
    listing.name,
    listing.location,
    project?.name,
    developer?.name,
    unitTypeLabel(listing.unitType),
    ...amenityIds.map((id) => amenities.get(id)?.name),
  ]
  return [...new Set(texts.flatMap((text) => foldText(text ?? '').split(' ')))].filter((word) => word !== '')
}
