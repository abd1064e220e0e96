import { LOWERED_DAYS } from '@tahanan/contracts/property/lowered-days.ts'
import type { Kind } from '@tahanan/contracts/property/kind.ts'
import { KIND_OF_TYPE } from '@tahanan/contracts/property/search-type.ts'
import type { ListingFilters, RoomCount } from '@tahanan/contracts/search/listing-filters.ts'
import { KINDS } from './kinds.ts'

type FlagField = 'forRent' | 'featured' | 'parking'
type CodeField = 'propertyType' | 'propertySubtype' | 'unitType'
type NumberField =
  | 'unitType'
  | 'stage'
  | 'bedroom'
  | 'bathroom'
  | 'lotAreaSqm'
  | 'floorAreaSqm'
  | 'priceMaxCentavos'
  | 'priceSortCentavos'
  | 'latitude'
  | 'longitude'
type Comparison = '=' | '>=' | '<=' | '<'

/** One thing that a listing must be, by a field of `ListingSearch`. What is not known passes none. */
export type Condition =
  | { readonly is: '='; readonly field: FlagField; readonly value: boolean }
  | { readonly is: Comparison; readonly field: NumberField; readonly value: number }
  | { readonly is: 'in'; readonly field: CodeField; readonly value: readonly number[] }
  /** So many days ago at most. */
  | { readonly is: 'within'; readonly field: 'postedAt' | 'loweredAt'; readonly value: number }
  /** All of these ids; this code of §3; this code of the gazetteer. */
  | { readonly is: 'has'; readonly field: 'amenityIds'; readonly value: readonly number[] }
  | { readonly is: 'has'; readonly field: 'financing'; readonly value: number }
  | { readonly is: 'has'; readonly field: 'area'; readonly value: string }
  /** Everything in one of these lists. */
  | { readonly is: 'any'; readonly value: readonly (readonly Condition[])[] }

/** What each filter says; slugs name rows of other tables, which every engine finds in its own way. */
type Conditions = Readonly<Record<Exclude<keyof ListingFilters, 'project' | 'developer'>, readonly Condition[]>>

const CENTAVOS = 100

/**
 * All that a listing must be to pass these filters, but for the slugs of its project and developer. This is the one
 * place that says what a filter means, whatever engine searches.
 */
export function conditionsOf(filters: Partial<ListingFilters>): readonly Condition[] {
  const { forRent, type, kinds, price, bedrooms, baths, amenities, postedDays, unitType, stage, financing } = filters
  const { featured = false, parking = false, lowered = false, sizeMinSqm, sizeMaxSqm, area, bbox } = filters
  const conditions: Conditions = {
    forRent: forRent === undefined ? [] : [{ is: '=', field: 'forRent', value: forRent }],
    type: type === undefined ? [] : [isOfKinds([KIND_OF_TYPE[type]])],
    kinds: kinds === undefined ? [] : [isOfKinds(kinds)],
    price: [
      ...limit('priceMaxCentavos', '>=', centavosOf(price?.minPesos)),
      ...limit('priceSortCentavos', '<', centavosOf(price?.maxPesos)),
    ],
    featured: featured ? [{ is: '=', field: 'featured', value: true }] : [],
    bedrooms: [...hasRooms('bedroom', bedrooms), ...isStudioOrMore(bedrooms)],
    baths: hasRooms('bathroom', baths),
    parking: parking ? [{ is: '=', field: 'parking', value: true }] : [],
    amenities: amenities === undefined ? [] : [{ is: 'has', field: 'amenityIds', value: amenities }],
    postedDays: postedDays === undefined ? [] : [{ is: 'within', field: 'postedAt', value: postedDays }],
    lowered: lowered ? [{ is: 'within', field: 'loweredAt', value: LOWERED_DAYS }] : [],
    unitType: limit('unitType', '=', unitType),
    stage: limit('stage', '=', stage),
    financing: financing === undefined ? [] : [{ is: 'has', field: 'financing', value: financing }],
    lotMinSqm: limit('lotAreaSqm', '>=', filters.lotMinSqm),
    lotMaxSqm: limit('lotAreaSqm', '<=', filters.lotMaxSqm),
    floorMinSqm: limit('floorAreaSqm', '>=', filters.floorMinSqm),
    floorMaxSqm: limit('floorAreaSqm', '<=', filters.floorMaxSqm),
    sizeMinSqm: sizeMinSqm === undefined ? [] : [isOfSize(sizeMinSqm, sizeMaxSqm)],
    sizeMaxSqm: sizeMaxSqm === undefined ? [] : [isOfSize(sizeMinSqm, sizeMaxSqm)],
    area: area === undefined ? [] : [{ is: 'has', field: 'area', value: area }],
    bbox: [
      ...limit('latitude', '>=', bbox?.south),
      ...limit('latitude', '<=', bbox?.north),
      ...limit('longitude', '>=', bbox?.west),
      ...limit('longitude', '<=', bbox?.east),
    ],
  }
  return Object.values(conditions).flat()
}

function limit(field: NumberField, is: Comparison, value: number | undefined): readonly Condition[] {
  return value === undefined ? [] : [{ is, field, value }]
}

function hasRooms(field: 'bedroom' | 'bathroom', rooms: RoomCount | undefined): readonly Condition[] {
  const isLeast = rooms?.orMore === true || rooms?.most !== undefined
  return [...limit(field, isLeast ? '>=' : '=', rooms?.count), ...limit(field, '<=', rooms?.most)]
}

/** "Studio or 1 bedroom": a lot has no bedroom either, and is not meant. */
function isStudioOrMore(bedrooms: RoomCount | undefined): readonly Condition[] {
  if (bedrooms?.count !== 0 || bedrooms.most === undefined) return []
  return [{ is: 'any', value: [[isOfKinds(['studio'])], limit('bedroom', '>=', 1)] }]
}

function centavosOf(pesos: number | null | undefined): number | undefined {
  return pesos === null || pesos === undefined ? undefined : pesos * CENTAVOS
}

/** Its lot or its floor, one that fits is enough. */
function isOfSize(leastSqm: number | undefined, mostSqm: number | undefined): Condition {
  const areas = ['lotAreaSqm', 'floorAreaSqm'] as const
  return { is: 'any', value: areas.map((area) => [...limit(area, '>=', leastSqm), ...limit(area, '<=', mostSqm)]) }
}

function isOfKinds(kinds: readonly Kind[]): Condition {
  const among = (field: CodeField, codes: readonly number[] | undefined): readonly Condition[] =>
    codes === undefined ? [] : [{ is: 'in', field, value: codes }]
  const matches = kinds.flatMap((kind) => KINDS[kind])
  const ways = matches.map(({ propertyTypes, propertySubtypes, unitTypes, forRent }) => [
    ...among('propertyType', propertyTypes),
    ...among('propertySubtype', propertySubtypes),
    ...among('unitType', unitTypes),
    ...(forRent === undefined ? [] : [{ is: '=', field: 'forRent', value: forRent } as const]),
  ])
  return { is: 'any', value: ways }
}
