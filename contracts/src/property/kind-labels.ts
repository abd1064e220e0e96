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
  'land',
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

/** How the API names them in what it understood. */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  home: 'Home',
  house: 'House',
  condominium: 'Condominium',
  apartment: 'Apartment',
  townhouse: 'Townhouse',
  studio: 'Studio',
  loft: 'Loft',
  duplex: 'Duplex',
  bungalow: 'Bungalow',
  penthouse: 'Penthouse',
  land: 'Lot',
  farm: 'Farm',
  building: 'Building',
  office: 'Office',
  warehouse: 'Warehouse',
  commercial: 'Commercial',
  hotel: 'Hotel',
  resort: 'Resort',
  memorial: 'Memorial lot',
}
