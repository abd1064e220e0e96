import { createHash } from 'node:crypto'
import { cellDegrees } from '@tahanan/contracts/map/map-cells.ts'
import type { ListingMap, ListingMapQuery, MapCell, MapPin } from '@tahanan/contracts/map/listing-map.ts'
import { pesosFromCentavos } from '@tahanan/contracts/money/pesos.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type { Knex } from 'knex'
import { understandQuery } from '../browse/understand-query.ts'
import { KEY_ABOVE_ALL } from '../search/order-keys.ts'
import { asciiJson, type ReadyPage } from '../page/page.ts'
import { correctWords } from '../search/correct-words.ts'
import { ask, sql, whereFilters, whereWords } from '../search/listing-sql.ts'

export interface ListingMapSettings {
  /** Of the read schema, with a statement timeout. */
  readonly pool: Queryable
  /** False under `STRICT_SPEC`. */
  readonly understands: boolean
}

/** Offers of a cell, or of one point. */
interface CellRow {
  readonly count: number
  /** Of one of them. */
  readonly id: number
  /** Their mean. */
  readonly latitude: number
  readonly longitude: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  /** Centavos, as text as JavaScript gets such numbers. */
  readonly price: string
  /** Whether any is, and whether all are. */
  readonly some_rent: boolean
  readonly all_rent: boolean
  readonly precision: MapPin['precision']
}

/** Of a degree, about 1 m. */
const DECIMALS = 1e5
const REVISION_LENGTH = 22

/**
 * Listings of a box by the cells of a grid that stands still while the map moves, each alone as a pin; or where some
 * listings are, a pin each. Postgres finds them as it finds a list of the same query; what is mistyped is corrected.
 *
 * @throws InvalidInput for an unknown area
 */
export async function findListingMap(
  { pool, understands }: ListingMapSettings,
  query: ListingMapQuery,
): Promise<ReadyPage> {
  if (query.ids !== undefined) {
    const listed = pointsOf((rows) => void rows.whereIn('id', [...query.ids]).whereNotNull('latitude'), 'id')
    return readyMap(await ask<CellRow>(pool, cellsOf(listed, 'id')))
  }
  const { words, filters } = await understandQuery(pool, query, understands)
  const find = (found: readonly string[]) => {
    const points = pointsOf((rows) => {
      whereWords(rows, found)
      whereFilters(rows, filters)
    })
    return ask<CellRow>(pool, cellsOf(points, 'floor(longitude / :size), floor(latitude / :size)', query.zoom))
  }
  const rows = await find(words)
  const corrected = rows.length === 0 && understands ? await correctWords(pool, words) : undefined
  return readyMap(corrected === undefined ? rows : await find(corrected))
}

/** Many offers share the point of their place: these are gathered first, where nothing narrows them out of the index alone. */
function pointsOf(narrow: (rows: Knex.QueryBuilder) => void, ...apart: readonly string[]): Knex.QueryBuilder {
  const points = sql('listing_search')
    .select(
      'latitude',
      'longitude',
      sql.raw(`count(*) as n, max(id) as id, min(price_sort) as price, bool_or(for_rent) as some_rent,
        bool_and(for_rent) as all_rent, min(point_precision) as precision`),
    )
    .groupBy('latitude', 'longitude', ...apart)
  narrow(points)
  return points
}

function cellsOf(points: Knex.QueryBuilder, cell: string, zoom = 0): Knex.QueryBuilder {
  return sql
    .select(
      sql.raw(`sum(n)::integer as count, max(id) as id,
        sum(latitude * n) / sum(n) as latitude, sum(longitude * n) / sum(n) as longitude,
        min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north,
        min(price) as price, bool_or(some_rent) as some_rent, bool_and(all_rent) as all_rent, min(precision) as precision`),
    )
    .from(points.as('points'))
    .groupByRaw(cell, { size: cellDegrees(zoom) })
    .orderByRaw('count desc, id')
}

function readyMap(rows: readonly CellRow[]): ReadyPage {
  const map: ListingMap = {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    cells: rows.filter(({ count }) => count > 1).map(cellOf),
    pins: rows.filter(({ count }) => count === 1).map(pinOf),
  }
  const json = asciiJson(map)
  return { json, rev: createHash('sha256').update(json).digest('base64url').slice(0, REVISION_LENGTH) }
}

function cellOf({ count, price, some_rent, all_rent, west, south, east, north, ...point }: CellRow): MapCell {
  return {
    latitude: rounded(point.latitude),
    longitude: rounded(point.longitude),
    count,
    price: some_rent === all_rent ? pesosOf(price) : null,
    bounds: [rounded(west), rounded(south), rounded(east), rounded(north)],
  }
}

function pinOf({ id, latitude, longitude, price, all_rent, precision }: CellRow): MapPin {
  return {
    id,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    price: pesosOf(price),
    status: BROKERAGE_STATUSES[all_rent ? FOR_RENT : FOR_SALE],
    precision,
  }
}

function pesosOf(centavos: string): number | null {
  return Number(centavos) === KEY_ABOVE_ALL ? null : pesosFromCentavos(Number(centavos))
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS
}
