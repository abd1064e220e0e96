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

export type UnitTypeLabel = (typeof UNIT_TYPES)[number]

/** On the wire of the admin forms -1 means that a listing has no unit type. */
export const NO_UNIT_TYPE = -1
export const STUDIO = 5
export const ONE_BEDROOM = 6
export const TWO_BEDROOM = 7
export const THREE_BEDROOM = 8
export const HOUSE_UNIT_TYPES: readonly number[] = [0, 1, 2, 3, 4]
export const CONDOMINIUM_UNIT_TYPES: readonly number[] = [5, 6, 7, 8, 9, 10, 11]
