import { NO_UNIT_TYPE } from './unit-type.ts'
import { unitTypesFor } from './unit-types-for.ts'

/** The unit type a form starts with: the first one offered, or -1 where none apply (§4). */
export function defaultUnitType(propertyType: number, propertySubtype: number): number {
  return unitTypesFor(propertyType, propertySubtype)[0] ?? NO_UNIT_TYPE
}
