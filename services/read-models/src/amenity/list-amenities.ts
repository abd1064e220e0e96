import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ReadyPage } from '../page/page.ts'

/** The answer of `GET /amenities/` (decision 88): every amenity by name, in the envelope of every list. */
export async function listAmenities(pool: Queryable): Promise<ReadyPage> {
  const { rows } = await pool.query<{ results: string; count: number; rev: string }>({
    name: 'list-amenities',
    text: `select count(*)::integer as count, concat_ws('-', count(*), sum(version), sum(id)) as rev,
        coalesce(json_agg(json_build_object('id', id, 'name', data ->> 'name') order by lower(data ->> 'name'), id), '[]')::text
          as results
      from amenity_ref where not deleted`,
  })
  const { results = '[]', count = 0, rev = '' } = rows[0] ?? {}
  return { json: `{"count":${count},"next":null,"previous":null,"results":${results}}`, rev }
}
