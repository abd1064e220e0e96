import { labelOf } from './label-of.ts'
import { CONDOMINIUM, HOUSE_AND_LOT, RESIDENTIAL } from './property-type.ts'

/** §3 Enumerations: 0 to 4 are houses, 5 to 11 condominiums; the code is the place in the list. */
export const UNIT_TYPES = [
  'Single-attached',
  'Single-detached',
  'Duplex',
  'Townhouse',
  'Bungalow',
  'Studio',
  'One-bedroom',
  'Two-bedroom',
  'Three-bedroom',
  'Loft',
  'Penthouse',
  'Home office',
] as const

type UnitTypeLabel = (typeof UNIT_TYPES)[number]

/** On the wire of the admin forms -1 means that a listing has no unit type. */
export const NO_UNIT_TYPE = -1
export const STUDIO = 5
export const ONE_BEDROOM = 6
export const TWO_BEDROOM = 7
export const THREE_BEDROOM = 8
export const HOUSE_UNIT_TYPES: readonly number[] = [0, 1, 2, 3, 4]
export const CONDOMINIUM_UNIT_TYPES: readonly number[] = [5, 6, 7, 8, 9, 10, 11]

/** Unit type codes to choose from; empty where unit types do not apply (§4). */
export function unitTypesFor(propertyType: number, propertySubtype: number): readonly number[] {
  if (propertyType !== RESIDENTIAL) return []
  if (propertySubtype === HOUSE_AND_LOT) return HOUSE_UNIT_TYPES
  if (propertySubtype === CONDOMINIUM) return CONDOMINIUM_UNIT_TYPES
  return []
}

/** The unit type a form starts with: the first one offered, or -1 where none apply (§4). */
export function defaultUnitType(propertyType: number, propertySubtype: number): number {
  return unitTypesFor(propertyType, propertySubtype)[0] ?? NO_UNIT_TYPE
}

/** `unit_type` and `property_unit_type` of reads: the label, or null where there is none (decisions §0). */
export function unitTypeLabel(code: number | null): UnitTypeLabel | null {
  return code === null || code === NO_UNIT_TYPE ? null : labelOf(UNIT_TYPES, code)
}

/** The unit type to store: "Lot Only or non-residential clears the unit type" (§4), and -1 is none. */
export function applicableUnitType(propertyType: number, propertySubtype: number, unitType: number): number | null {
  if (unitType === NO_UNIT_TYPE || unitTypesFor(propertyType, propertySubtype).length === 0) return null
  return unitType
}
