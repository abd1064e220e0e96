/** §3 Enumerations: the code is the place in the list. */
export const PROPERTY_SUBTYPES = ['Lot Only', 'House and lot', 'Condominium', 'Building', 'Hotel', 'Resort'] as const

export const LOT_ONLY = 0
export const HOUSE_AND_LOT = 1
export const CONDOMINIUM = 2
export const BUILDING = 3
export const HOTEL = 4
export const RESORT = 5
