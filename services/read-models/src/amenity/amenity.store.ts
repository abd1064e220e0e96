import type pg from 'pg'

/**
 * Notes as dirty what has one of these amenities. A renamed amenity is rare enough to read through all references; an
 * index on the ids would cost every write of a listing.
 */
export async function dirtyBearersOf(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'dirty-bearers-of-amenities',
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
