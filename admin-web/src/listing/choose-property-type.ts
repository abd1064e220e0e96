import { subtypeAfterTypeChange } from '@tahanan/contracts/property/subtype-after-type-change.ts'
import { chooseSubtype } from './choose-subtype.ts'
import type { ListingDraft } from './listing-draft.ts'

/** "Choosing a property type resets the subtype choices" (§4); the unit types follow. */
export function choosePropertyType(draft: ListingDraft, propertyType: number): ListingDraft {
  const subtype = subtypeAfterTypeChange(propertyType, draft.property_subtype)
  return chooseSubtype({ ...draft, property_type: propertyType }, subtype)
}
