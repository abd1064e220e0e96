import type { Kind } from '@tahanan/contracts/property/kind-labels.ts'
import { kindMatches } from '@tahanan/contracts/property/kinds.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { KIND_OF_TYPE } from './listing-sql.ts'

const CENTAVOS = 100

/** Ids of the project and the developer that filters name by slug: the index has no slugs. 0 for one that is not there. */
export interface FilterIds {
  readonly project: number | undefined
  readonly developer: number | undefined
}

/** The filters in Meilisearch's language: all of these conditions. */
export function meilisearchFilter(filters: ListingFilters, ids: FilterIds): readonly string[] {
  const { forRent, type, kind, price, featured, bedrooms, unitType, stage, financing, area, bbox } = filters
  const { lotMinSqm, lotMaxSqm, floorMinSqm, floorMaxSqm, sizeMinSqm, sizeMaxSqm } = filters
  const conditions: string[] = []
  if (forRent !== undefined) conditions.push(`forRent = ${forRent}`)
  if (featured) conditions.push('featured = true')
  if (type !== undefined) conditions.push(kindFilter(KIND_OF_TYPE[type]))
  if (kind !== undefined) conditions.push(kindFilter(kind))
  if (price !== undefined && price.minPesos !== null)
    conditions.push(`priceMaxCentavos >= ${price.minPesos * CENTAVOS}`)
  if (price !== undefined && price.maxPesos !== null)
    conditions.push(`priceSortCentavos < ${price.maxPesos * CENTAVOS}`)
  if (bedrooms !== undefined) conditions.push(`bedroom ${bedrooms.orMore ? '>=' : '='} ${bedrooms.count}`)
  if (unitType !== undefined) conditions.push(`unitType = ${unitType}`)
  if (stage !== undefined) conditions.push(`stage = ${stage}`)
  if (financing !== undefined) conditions.push(`financing = ${financing}`)
  conditions.push(...between('lotAreaSqm', lotMinSqm, lotMaxSqm), ...between('floorAreaSqm', floorMinSqm, floorMaxSqm))
  const sizes = ['lotAreaSqm', 'floorAreaSqm'].map((field) => between(field, sizeMinSqm, sizeMaxSqm).join(' AND '))
  if (sizes.some((size) => size !== '')) conditions.push(sizes.map((size) => `(${size})`).join(' OR '))
  if (area !== undefined) conditions.push(`areas = "${area}"`)
  if (bbox !== undefined)
    conditions.push(`_geoBoundingBox([${bbox.north}, ${bbox.east}], [${bbox.south}, ${bbox.west}])`)
  if (ids.project !== undefined) conditions.push(`projectId = ${ids.project}`)
  if (ids.developer !== undefined) conditions.push(`developerId = ${ids.developer}`)
  return conditions
}

function kindFilter(kind: Kind): string {
  const oneOf = (field: string, codes: readonly number[] | undefined) =>
    codes === undefined ? [] : [`${field} IN [${codes.join()}]`]
  return kindMatches(kind)
    .map(({ propertyTypes, propertySubtypes, unitTypes, forRent }) =>
      [
        ...oneOf('propertyType', propertyTypes),
        ...oneOf('propertySubtype', propertySubtypes),
        ...oneOf('unitType', unitTypes),
        ...(forRent === undefined ? [] : [`forRent = ${forRent}`]),
      ].join(' AND '),
    )
    .map((all) => `(${all})`)
    .join(' OR ')
}

function between(field: string, least: number | undefined, most: number | undefined): readonly string[] {
  return [
    ...(least === undefined ? [] : [`${field} >= ${least}`]),
    ...(most === undefined ? [] : [`${field} <= ${most}`]),
  ]
}
