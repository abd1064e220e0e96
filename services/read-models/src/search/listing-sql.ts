import type { Kind } from '@tahanan/contracts/property/kind-labels.ts'
import { type KindMatch, kindMatches } from './kinds.ts'
import { KIND_OF_TYPE } from '@tahanan/contracts/property/search-type.ts'
import { LOWERED_DAYS } from '@tahanan/contracts/property/lowered-days.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import type { PageStart } from '@tahanan/platform/search-engine/search-engine.ts'
import knex, { type Knex } from 'knex'
import { ORDER_KEYS } from './order-keys.ts'
import { prefixQuery } from './search-words.ts'

/** Builds statements; connections are a pool's. */
export const sql = knex({ client: 'pg' })

const CENTAVOS = 100
const QUERY_CANCELED = '57014'

/** Asks a built statement. @throws Unavailable where the pool's statement timeout cuts it off */
export async function ask<Row extends object>(pool: Queryable, statement: Knex.QueryBuilder): Promise<Row[]> {
  const { sql: text, bindings } = statement.toSQL().toNative()
  try {
    return (await pool.query<Row>({ text, values: [...bindings] })).rows
  } catch (error) {
    const isTooSlow = error instanceof Error && 'code' in error && error.code === QUERY_CANCELED
    throw isTooSlow ? Object.assign(new Unavailable('This search took too long.', 1), { cause: error }) : error
  }
}

/** Rows of `listing_search` that hold all words. */
export function whereWords(rows: Knex.QueryBuilder, words: readonly string[]): void {
  if (words.length > 0) void rows.whereRaw('words @@ ?::tsquery', [prefixQuery(words)])
}

/** Rows of `listing_search` that pass these filters: the one place that says them in SQL. */
export function whereFilters(rows: Knex.QueryBuilder, filters: Partial<ListingFilters>): void {
  const { forRent, type, kind, price, bedrooms, unitType, stage, financing, area, bbox, project, developer } = filters
  if (forRent !== undefined) void rows.where('for_rent', forRent)
  if (filters.featured === true) void rows.where('featured', true)
  if (type !== undefined) whereKind(rows, KIND_OF_TYPE[type])
  if (kind !== undefined) whereKind(rows, kind)
  if (price !== undefined && price.minPesos !== null) void rows.where('price_max', '>=', price.minPesos * CENTAVOS)
  if (price !== undefined && price.maxPesos !== null) void rows.where('price_sort', '<', price.maxPesos * CENTAVOS)
  if (bedrooms !== undefined) void rows.where('bedroom', bedrooms.orMore ? '>=' : '=', bedrooms.count)
  const { baths, amenities, postedDays } = filters
  if (baths !== undefined) void rows.where('bathroom', baths.orMore ? '>=' : '=', baths.count)
  if (filters.parking === true) void rows.where('parking', true)
  if (amenities !== undefined) void rows.whereRaw('amenity_ids @> ?::integer[]', [`{${amenities.join()}}`])
  if (postedDays !== undefined) void rows.whereRaw(`posted_at >= now() - ? * interval '1 day'`, [postedDays])
  if (filters.lowered === true) void rows.whereRaw(`lowered_at >= now() - ? * interval '1 day'`, [LOWERED_DAYS])
  if (unitType !== undefined) void rows.where('unit_type', unitType)
  if (stage !== undefined) void rows.where('stage', stage)
  if (financing !== undefined) void rows.whereRaw('financing & ? <> 0', [1 << financing])
  whereBetween(rows, 'lot_area_sqm', filters.lotMinSqm, filters.lotMaxSqm)
  whereBetween(rows, 'floor_area_sqm', filters.floorMinSqm, filters.floorMaxSqm)
  if (filters.sizeMinSqm !== undefined || filters.sizeMaxSqm !== undefined) {
    void rows.where((either) => {
      void either.where((lot) => whereBetween(lot, 'lot_area_sqm', filters.sizeMinSqm, filters.sizeMaxSqm))
      void either.orWhere((floor) => whereBetween(floor, 'floor_area_sqm', filters.sizeMinSqm, filters.sizeMaxSqm))
    })
  }
  if (area !== undefined) void rows.where(`${openGazetteer().areaOf(area)?.level ?? 'region'}_code`, area)
  if (bbox !== undefined) {
    void rows.whereBetween('latitude', [bbox.south, bbox.north]).whereBetween('longitude', [bbox.west, bbox.east])
  }
  if (project !== undefined) void rows.where('project_id', idOfSlug('project', project))
  if (developer !== undefined) void rows.where('developer_id', idOfSlug('developer', developer))
}

/** Slugs are not unique on the read side: the newest revision wins. */
function idOfSlug(noun: 'project' | 'developer', slug: string): Knex.QueryBuilder {
  return sql(`${noun}_view`).select('id').where({ slug }).orderBy('rev', 'desc').limit(1)
}

function whereBetween(
  rows: Knex.QueryBuilder,
  column: string,
  least: number | undefined,
  most: number | undefined,
): void {
  if (least !== undefined) void rows.where(column, '>=', least)
  if (most !== undefined) void rows.where(column, '<=', most)
}

function whereKind(rows: Knex.QueryBuilder, kind: Kind): void {
  void rows.where((any) => {
    for (const match of kindMatches(kind)) void any.orWhere((all) => whereMatch(all, match))
  })
}

function whereMatch(rows: Knex.QueryBuilder, { propertyTypes, propertySubtypes, unitTypes, forRent }: KindMatch): void {
  if (propertyTypes !== undefined) void rows.whereIn('property_type', propertyTypes)
  if (propertySubtypes !== undefined) void rows.whereIn('property_subtype', propertySubtypes)
  if (unitTypes !== undefined) void rows.whereIn('unit_type', unitTypes)
  if (forRent !== undefined) void rows.where('for_rent', forRent)
}

/** Orders rows: by id, or by what the order goes by and then id; from behind where asked backwards. */
export function inOrder(rows: Knex.QueryBuilder, order: ListingOrder, backwards: boolean): void {
  const direction = isAscending(order) === backwards ? 'desc' : 'asc'
  if (order !== 'newest') void rows.orderBy(ORDER_KEYS[order].column, direction)
  void rows.orderBy('id', direction)
}

/** Rows behind a position in an order, or before it. */
export function whereBeyond(rows: Knex.QueryBuilder, order: ListingOrder, { position, backwards }: PageStart): void {
  const beyond = isAscending(order) === backwards ? '<' : '>'
  const { id, key } = position
  if (order === 'newest') void rows.where('id', beyond, id)
  else {
    const { column, unknown } = ORDER_KEYS[order]
    void rows.whereRaw(`(${column}, id) ${beyond} (?, ?)`, [key ?? unknown, id])
  }
}

function isAscending(order: ListingOrder): boolean {
  return order !== 'newest' && ORDER_KEYS[order].isAscending
}
