import type pg from 'pg'

/** The answer of `GET /amenities/` as JSON text: every amenity by name. */
export async function listAmenities(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: 'list-amenities',
    text: `select coalesce(json_agg(json_build_object('id', id, 'name', data ->> 'name') order by data ->> 'name', id), '[]')::text
      as json from amenity_ref where not deleted`,
  })
  return rows[0]?.json ?? '[]'
}
