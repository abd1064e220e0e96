import { NO_UNIT_TYPE } from './unit-type.ts'
import { unitTypesFor } from './unit-types-for.ts'

/** The unit type to store: "Lot Only or non-residential clears the unit type" (§4), and -1 is none. */
export function applicableUnitType(propertyType: number, propertySubtype: number, unitType: number): number | null {
  if (unitType === NO_UNIT_TYPE || unitTypesFor(propertyType, propertySubtype).length === 0) return null
  return unitType
}
