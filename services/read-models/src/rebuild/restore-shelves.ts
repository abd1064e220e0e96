import type pg from 'pg'

/** Puts every listing onto its shelves and no others. Projections must be kept out (`closeGate`). */
export async function restoreShelves(client: pg.PoolClient): Promise<void> {
  await client.query('create temporary table due on commit drop as select * from listing_shelf limit 0')
  await client.query(`insert into due select unnest(shelves), id, price_sort, price_max from listing_search`)
  await client.query(
    `delete from listing_shelf as shelf where not exists (
      select from due where due.shelf = shelf.shelf and due.id = shelf.id and due.price_sort = shelf.price_sort
        and due.price_max is not distinct from shelf.price_max)`,
  )
  await client.query(
    `insert into listing_shelf select due.* from due where not exists (
      select from listing_shelf as shelf where shelf.shelf = due.shelf and shelf.id = due.id)`,
  )
}
