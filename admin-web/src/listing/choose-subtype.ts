import { defaultUnitType } from '@tahanan/contracts/property/default-unit-type.ts'
import type { ListingDraft } from './listing-draft.ts'
import { settleDraft } from './settle-draft.ts'

/** "Choosing a subtype sets the unit-type choices" (§4). Only where no project decides them. */
export function chooseSubtype(draft: ListingDraft, propertySubtype: number): ListingDraft {
  const unitType = defaultUnitType(draft.property_type, propertySubtype)
  return settleDraft({ ...draft, property_subtype: propertySubtype, property_unit_type: unitType }, null)
}
