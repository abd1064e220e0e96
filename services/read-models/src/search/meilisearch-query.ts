import type { Kind } from '@tahanan/contracts/property/kind-labels.ts'
import { kindMatches } from './kinds.ts'
import { LOWERED_DAYS } from '@tahanan/contracts/property/lowered-days.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { KIND_OF_TYPE } from '@tahanan/contracts/property/search-type.ts'
import { ORDER_KEYS } from './order-keys.ts'

const CENTAVOS = 100
const DAY_MS = 86_400_000

/** Ids of the project and the developer that filters name by slug: the index has no slugs. 0 for one that is not there. */
export interface FilterIds {
  readonly project?: number
  readonly developer?: number
}

/** The filters in Meilisearch's language: all of these conditions. */
export function meilisearchFilter(filters: ListingFilters, ids: FilterIds): string[] {
  const { forRent, type, kind, price, featured, bedrooms, unitType, stage, financing, area, bbox } = filters
  const { sizeMinSqm, sizeMaxSqm } = filters
  const conditions: string[] = []
  const equal = (field: string, value: number | boolean | undefined) => {
    if (value !== undefined) conditions.push(`${field} = ${value}`)
  }
  equal('forRent', forRent)
  equal('featured', featured || undefined)
  equal('unitType', unitType)
  equal('stage', stage)
  equal('financing', financing)
  equal('projectId', ids.project)
  equal('developerId', ids.developer)
  if (type !== undefined) conditions.push(kindFilter(KIND_OF_TYPE[type]))
  if (kind !== undefined) conditions.push(kindFilter(kind))
  if (price !== undefined && price.minPesos !== null) {
    conditions.push(`priceMaxCentavos >= ${price.minPesos * CENTAVOS}`)
  }
  if (price !== undefined && price.maxPesos !== null) {
    conditions.push(`priceSortCentavos < ${price.maxPesos * CENTAVOS}`)
  }
  if (bedrooms !== undefined) conditions.push(`bedroom ${bedrooms.orMore ? '>=' : '='} ${bedrooms.count}`)
  const { baths, amenities = [], postedDays } = filters
  if (baths !== undefined) conditions.push(`bathroom ${baths.orMore ? '>=' : '='} ${baths.count}`)
  equal('parking', filters.parking || undefined)
  conditions.push(...amenities.map((id) => `amenities = ${id}`))
  if (postedDays !== undefined) conditions.push(`postedAtMs >= ${Date.now() - postedDays * DAY_MS}`)
  if (filters.lowered) conditions.push(`loweredAtMs >= ${Date.now() - LOWERED_DAYS * DAY_MS}`)
  conditions.push(...between('lotAreaSqm', filters.lotMinSqm, filters.lotMaxSqm))
  conditions.push(...between('floorAreaSqm', filters.floorMinSqm, filters.floorMaxSqm))
  const sizes = ['lotAreaSqm', 'floorAreaSqm'].map((field) => between(field, sizeMinSqm, sizeMaxSqm).join(' AND '))
  if (sizes.some((size) => size !== '')) conditions.push(sizes.map((size) => `(${size})`).join(' OR '))
  if (area !== undefined) conditions.push(`areas = "${area}"`)
  if (bbox !== undefined) {
    conditions.push(...between('latitude', bbox.south, bbox.north), ...between('longitude', bbox.west, bbox.east))
  }
  return conditions
}

function kindFilter(kind: Kind): string {
  const oneOf = (field: string, codes: readonly number[] | undefined) =>
    codes === undefined ? [] : [`${field} IN [${codes.join()}]`]
  return kindMatches(kind)
    .map(({ propertyTypes, propertySubtypes, unitTypes, forRent }) => [
      ...oneOf('propertyType', propertyTypes),
      ...oneOf('propertySubtype', propertySubtypes),
      ...oneOf('unitType', unitTypes),
      ...(forRent === undefined ? [] : [`forRent = ${forRent}`]),
    ])
    .map((all) => `(${all.join(' AND ')})`)
    .join(' OR ')
}

function between(field: string, least: number | undefined, most: number | undefined): readonly string[] {
  return [
    ...(least === undefined ? [] : [`${field} >= ${least}`]),
    ...(most === undefined ? [] : [`${field} <= ${most}`]),
  ]
}

interface MeilisearchOrder {
  readonly sort: string[]
  /** What lies beyond the position, where there is one. */
  readonly beyond: readonly string[]
}

/** An order, and where to go on in it, in Meilisearch's language. */
export function meilisearchOrder({ order, from }: Pick<SearchRequest, 'order' | 'from'>): MeilisearchOrder {
  const isAscending = order !== 'newest' && ORDER_KEYS[order].isAscending
  const descending = isAscending === (from?.backwards === true)
  const direction = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  const byId = `id:${direction}`
  if (order === 'newest') return { sort: [byId], beyond: from ? [`id ${beyond} ${from.position.id}`] : [] }
  const { field, unknown } = ORDER_KEYS[order]
  const sort = [`${field}:${direction}`, byId]
  if (from === undefined) return { sort, beyond: [] }
  const { id, key } = from.position
  const at = key ?? unknown
  return { sort, beyond: [`${field} ${beyond} ${at} OR (${field} = ${at} AND id ${beyond} ${id})`] }
}
