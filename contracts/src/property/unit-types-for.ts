import { CONDOMINIUM, HOUSE_AND_LOT } from './property-subtype.ts'
import { RESIDENTIAL } from './property-type.ts'
import { CONDOMINIUM_UNIT_TYPES, HOUSE_UNIT_TYPES } from './unit-type.ts'

/** Unit type codes to choose from; empty where unit types do not apply (§4). */
export function unitTypesFor(propertyType: number, propertySubtype: number): readonly number[] {
  if (propertyType !== RESIDENTIAL) return []
  if (propertySubtype === HOUSE_AND_LOT) return HOUSE_UNIT_TYPES
  if (propertySubtype === CONDOMINIUM) return CONDOMINIUM_UNIT_TYPES
  return []
}
