import type { Pool } from 'pg'
import { type LocationTexts, resolvePlace } from './resolve-place.ts'

const CHUNK = 1_000

export interface FilledPlaces {
  readonly resolved: number
  /** Whose location names no area, or several. */
  readonly unresolved: number
}

/**
 * Resolves the locations of listings and projects from before places had areas: after each migration, beside whatever
 * runs. A row that has a place is left alone, so cut off it goes on at the next start. No version moves and no event is
 * published: readers resolve an event without an area by the same rules.
 */
export async function fillPlaces(pool: Pool): Promise<FilledPlaces> {
  const projects = await fillTable(pool, 'project', 'name')
  const listings = await fillTable(
    pool,
    'listing',
    'coalesce((select p.location from app.project p where p.id = row.project_id), name)',
  )
  return {
    resolved: projects.resolved + listings.resolved,
    unresolved: projects.unresolved + listings.unresolved,
  }
}

async function fillTable(pool: Pool, table: 'listing' | 'project', beside: string): Promise<FilledPlaces> {
  const filled = { resolved: 0, unresolved: 0 }
  for (;;) {
    const { rows } = await pool.query<LocationTexts & { id: number }>(
      `select id, location, ${beside} as beside from app.${table} as row where is_area_chosen is null limit $1`,
      [CHUNK],
    )
    if (rows.length === 0) return filled
    const places = rows.map(({ id, ...texts }) => {
      const { areaCode, point, pointPrecision } = resolvePlace(texts)
      filled[areaCode === null ? 'unresolved' : 'resolved'] += 1
      return { id, location: texts.location, area_code: areaCode, point, point_precision: pointPrecision }
    })
    // Whoever has saved one of them meanwhile has decided its place.
    await pool.query(
      `update app.${table} as row
       set area_code = place.area_code, is_area_chosen = false, point = place.point,
           point_precision = place.point_precision
       from json_to_recordset($1) as place
         (id integer, location text, area_code text, point jsonb, point_precision text)
       where row.id = place.id and row.is_area_chosen is null and row.location = place.location`,
      [JSON.stringify(places)],
    )
  }
}
