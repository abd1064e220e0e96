import { defaultSubtype } from './default-subtype.ts'
import { RESIDENTIAL } from './property-type.ts'
import { subtypesForType } from './subtypes-for-type.ts'

/**
 * The subtype of the listing form after another property type was chosen (§4): Residential always starts again at
 * House and lot; elsewhere a subtype still offered stays, and one that is not falls back to Lot Only.
 */
export function subtypeAfterTypeChange(propertyType: number, currentSubtype: number): number {
  const stays = propertyType !== RESIDENTIAL && subtypesForType(propertyType).includes(currentSubtype)
  return stays ? currentSubtype : defaultSubtype(propertyType)
}
