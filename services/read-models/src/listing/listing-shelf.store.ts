import type pg from 'pg'

/** Takes listings off the shelves that their search rows name. */
export async function clearShelves(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'clear-shelves',
    text: `delete from listing_shelf using (
        select unnest(shelves) as shelf, id from listing_search where id = any ($1::integer[])
      ) as old
      where listing_shelf.shelf = old.shelf and listing_shelf.id = old.id`,
    values: [ids],
  })
}

/** Puts listings onto the shelves that their search rows name. */
export async function fillShelves(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'fill-shelves',
    text: `insert into listing_shelf (shelf, id, price_sort, price_max)
      select unnest(shelves), id, price_sort, price_max from listing_search where id = any ($1::integer[])
      on conflict do nothing`,
    values: [ids],
  })
}
