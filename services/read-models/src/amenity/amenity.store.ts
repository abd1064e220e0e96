import type { AmenityState, PublicAmenity } from '@tahanan/contracts/amenity/amenity.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import type { ReadyPage } from '../page/page.ts'
import type { Refresh } from '../projection/refresh.ts'

/**
 * Queues what has one of these amenities for refreshing. A renamed amenity is rare enough to read through all references; an
 * index on the ids would cost every write of a listing.
 */
async function queueBearersOf(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'queue-bearers-of-amenities',
    text: `insert into dirty (noun, id)
      select noun, id from (
        select 'project' as noun, id, data from project_ref where not deleted
        union all select 'listing', id, data from listing_ref where not deleted
      ) as bearer
      where exists (select from unnest($1::integer[]) as amenity (id)
        where bearer.data -> 'amenityIds' @> to_jsonb(amenity.id))`,
    values: [ids],
  })
}

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

/** Chips of these amenities in the given order; deleted ones, and those whose event is on its way, are left out. */
export function namedAmenities(ids: readonly number[], amenities: ReadonlyMap<number, AmenityState>): PublicAmenity[] {
  return ids
    .map((id) => amenities.get(id))
    .filter((amenity) => amenity !== undefined)
    .map(({ id, name }) => ({ id, name }))
}

/** Amenities have no view of their own: their list is read from what is known of them. Those who have them are next. */
export const refreshAmenities: Refresh = async (client, ids) => {
  await queueBearersOf(client, ids)
  return true
}
