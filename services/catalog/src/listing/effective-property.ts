import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import type { ChosenProject } from './chosen-project.ts'
import type { ListingContent } from './listing.ts'
import type { SettledProperty } from './settle-property.ts'

/** Type and subtype that a listing shows: the project's where it has one (decision 58), else its own. */
export function effectiveProperty(
  listing: Pick<ListingContent, 'propertyType' | 'propertySubtype'>,
  project: Pick<ChosenProject, 'propertyType' | 'propertySubtype'> | null,
): SettledProperty {
  const propertyType = project?.propertyType ?? listing.propertyType ?? RESIDENTIAL
  const propertySubtype = project?.propertySubtype ?? listing.propertySubtype ?? defaultSubtype(propertyType)
  return { propertyType, propertySubtype }
}
