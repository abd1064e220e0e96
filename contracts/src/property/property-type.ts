/** §3 Enumerations: the code is the place in the list. */
export const PROPERTY_TYPES = [
  'Residential',
  'Commercial',
  'Agricultural',
  'Industrial',
  'Memorial',
  'Special properties',
] as const

export const RESIDENTIAL = 0
export const COMMERCIAL = 1
export const AGRICULTURAL = 2
export const INDUSTRIAL = 3
export const MEMORIAL = 4
export const SPECIAL = 5

/** §3 Enumerations: the code is the place in the list. */
export const PROPERTY_SUBTYPES = ['Lot Only', 'House and lot', 'Condominium', 'Building', 'Hotel', 'Resort'] as const

export const LOT_ONLY = 0
export const HOUSE_AND_LOT = 1
export const CONDOMINIUM = 2
export const BUILDING = 3
export const HOTEL = 4
export const RESORT = 5

const OFFERED: Readonly<Record<number, readonly number[]>> = {
  [RESIDENTIAL]: [HOUSE_AND_LOT, CONDOMINIUM, LOT_ONLY],
  [COMMERCIAL]: [BUILDING, HOTEL, RESORT, LOT_ONLY],
}

/** Subtype codes that a property type offers, in the order of the select (§4). */
export function subtypesForType(propertyType: number): readonly number[] {
  return OFFERED[propertyType] ?? [LOT_ONLY]
}

/** The subtype a form starts with once a property type is chosen (§4). */
export function defaultSubtype(propertyType: number): number {
  return propertyType === RESIDENTIAL ? HOUSE_AND_LOT : LOT_ONLY
}

/**
 * The subtype of the listing form after another property type was chosen (§4): Residential always starts again at
 * House and lot; elsewhere a subtype still offered stays, and one that is not falls back to Lot Only.
 */
export function subtypeAfterTypeChange(propertyType: number, currentSubtype: number): number {
  const stays = propertyType !== RESIDENTIAL && subtypesForType(propertyType).includes(currentSubtype)
  return stays ? currentSubtype : defaultSubtype(propertyType)
}
