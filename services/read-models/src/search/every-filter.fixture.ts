import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'

/** A value of each filter, which some of `buildOffer`'s listings pass and others do not. */
export const EVERY_FILTER: { readonly [Name in keyof ListingFilters]: NonNullable<ListingFilters[Name]> } = {
  forRent: true,
  type: 'Condominium',
  price: { minPesos: 2_000_000, maxPesos: 4_000_000 },
  featured: true,
  bedrooms: { count: 2, orMore: false },
  baths: { count: 2, orMore: true },
  parking: true,
  amenities: [2, 3],
  postedDays: 60,
  lowered: true,
  unitType: 4,
  stage: 0,
  financing: 1,
  lotMinSqm: 120,
  lotMaxSqm: 140,
  floorMinSqm: 60,
  floorMaxSqm: 60,
  sizeMinSqm: 130,
  sizeMaxSqm: 60,
  kinds: ['bungalow', 'land'],
  area: '1380300000',
  bbox: { west: 121.0, south: 14.52, east: 121.07, north: 14.6 },
  project: 'villas-1',
  developer: 'builders-1',
}
