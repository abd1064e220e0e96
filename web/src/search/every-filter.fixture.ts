import type { filterParams } from '@tahanan/contracts/listing/listing-search-params.ts'

/** Of every parameter that narrows the list one value; those of a range say the same. */
export const EVERY_FILTER: Readonly<Record<keyof ReturnType<typeof filterParams>, string>> = {
  status: 'For Sale',
  type: 'House',
  price: '2000000-4000000',
  featured: 'true',
  bedrooms: '3+',
  baths: '2',
  parking: 'true',
  amenities: '3',
  posted: '30',
  lowered: 'true',
  unit_type: 'Townhouse',
  stage: 'ready',
  financing: 'Cash',
  lot_min: '50',
  lot_max: '1200',
  floor_min: '20',
  floor_max: '90',
  size_min: '30',
  size_max: '500',
  kind: 'townhouse,duplex',
  area: '1380300000',
  bbox: '121,14.5,121.1,14.6',
  project: 'villas-1',
  developer: 'builders-1',
}
