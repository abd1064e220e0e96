import type { Kind } from './kind.ts'

/** How the API names kinds in what it understood. */
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
  'home-office': 'Home office',
  land: 'Lot',
  'residential-lot': 'Residential lot',
  'commercial-lot': 'Commercial lot',
  'industrial-lot': 'Industrial lot',
  farm: 'Farm',
  building: 'Building',
  office: 'Office',
  warehouse: 'Warehouse',
  commercial: 'Commercial',
  hotel: 'Hotel',
  resort: 'Resort',
  memorial: 'Memorial lot',
}
