import { BUILDING, CONDOMINIUM, HOTEL, HOUSE_AND_LOT, LOT_ONLY, RESORT } from './property-subtype.ts'
import { COMMERCIAL, RESIDENTIAL } from './property-type.ts'

const OFFERED: Readonly<Record<number, readonly number[]>> = {
  [RESIDENTIAL]: [HOUSE_AND_LOT, CONDOMINIUM, LOT_ONLY],
  [COMMERCIAL]: [BUILDING, HOTEL, RESORT, LOT_ONLY],
}

/** Subtype codes that a property type offers, in the order of the select (§4). */
export function subtypesForType(propertyType: number): readonly number[] {
  return OFFERED[propertyType] ?? [LOT_ONLY]
}
