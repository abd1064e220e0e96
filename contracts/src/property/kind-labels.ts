/** Kinds of property as people name them (decisions §11): the value of the parameter `kind`, and how a chip shows it. */
export const KIND_LABELS = {
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
} as const

export type Kind = keyof typeof KIND_LABELS
