/** §3 Enumerations: the code is the place in the list. */
export const PROPERTY_TYPES = [
  'Residential',
  'Commercial',
  'Agricultural',
  'Industrial',
  'Memorial',
  'Special properties',
] as const

export type PropertyTypeLabel = (typeof PROPERTY_TYPES)[number]

export const RESIDENTIAL = 0
export const COMMERCIAL = 1
export const AGRICULTURAL = 2
export const INDUSTRIAL = 3
export const MEMORIAL = 4
export const SPECIAL = 5
