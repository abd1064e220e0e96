import { applicableUnitType } from '@tahanan/contracts/property/applicable-unit-type.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import type { ChosenProject } from './chosen-project.ts'
import type { SettledProperty } from './settle-property.ts'

/**
 * The unit type to keep. Lot Only, other types than Residential and a project without unit types clear it, and another
 * subtype clears one that was not chosen anew (§4). One that the project stopped offering stays, and is warned of (58).
 *
 * @param isChosen whether the payload asks for another unit type; a choice that does not fit is a problem, not a reset
 */
export function settleUnitType(
  { propertyType, propertySubtype }: SettledProperty,
  unitType: number | null,
  isChosen: boolean,
  project: ChosenProject | null,
): number | null {
  if (project !== null) return project.unitTypes.length === 0 ? null : unitType
  const applicable = applicableUnitType(propertyType, propertySubtype, unitType ?? NO_UNIT_TYPE)
  const fits = applicable !== null && unitTypesFor(propertyType, propertySubtype).includes(applicable)
  return fits || isChosen ? applicable : null
}
