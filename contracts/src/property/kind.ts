/** Kinds of property as people name them (decisions §11): the values of the parameter `kind`. */
export const KINDS = [
  'home',
  'house',
  'condominium',
  'apartment',
  'townhouse',
  'studio',
  'loft',
  'duplex',
  'bungalow',
  'penthouse',
  'home-office',
  'land',
  'residential-lot',
  'commercial-lot',
  'industrial-lot',
  'farm',
  'building',
  'office',
  'warehouse',
  'commercial',
  'hotel',
  'resort',
  'memorial',
] as const

export type Kind = (typeof KINDS)[number]
