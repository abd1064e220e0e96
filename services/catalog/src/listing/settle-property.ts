import type { ListingChanges } from '@tahanan/contracts/listing/listing-fields.ts'
import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { subtypeAfterTypeChange } from '@tahanan/contracts/property/subtype-after-type-change.ts'
import type { ChosenProject } from './chosen-project.ts'
import type { ListingContent } from './listing.ts'

export interface SettledProperty {
  readonly propertyType: number
  readonly propertySubtype: number
}

/**
 * Type and subtype that a listing's rules go by. "Choosing a project locks property type and subtype to the project's
 * values"; without one, another type falls back to the subtype that the form would show, unless one is sent (§4).
 */
export function settleProperty(
  current: Pick<ListingContent, 'propertyType' | 'propertySubtype'>,
  changes: Pick<ListingChanges, 'propertyType' | 'propertySubtype'>,
  project: ChosenProject | null,
): SettledProperty {
  if (project !== null) return { propertyType: project.propertyType, propertySubtype: project.propertySubtype }
  const currentType = current.propertyType ?? RESIDENTIAL
  const currentSubtype = current.propertySubtype ?? defaultSubtype(currentType)
  const propertyType = changes.propertyType ?? currentType
  const kept = propertyType === currentType ? currentSubtype : subtypeAfterTypeChange(propertyType, currentSubtype)
  return { propertyType, propertySubtype: changes.propertySubtype ?? kept }
}
