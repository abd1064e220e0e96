import type pg from 'pg'
import type { ShelvedListing } from './listing-search.store.ts'

/** Takes listings off the shelves they stood on. */
export async function clearShelves(client: pg.PoolClient, listings: readonly ShelvedListing[]): Promise<void> {
  const places = placesOf(listings)
  await client.query({
    name: 'clear-shelves',
    text: `delete from listing_shelf using unnest($1::smallint[], $2::integer[]) as old (shelf, id)
      where listing_shelf.shelf = old.shelf and listing_shelf.id = old.id`,
    values: [places.map(({ shelf }) => shelf), places.map(({ id }) => id)],
  })
}

/** Puts listings onto their shelves. */
export async function fillShelves(client: pg.PoolClient, listings: readonly ShelvedListing[]): Promise<void> {
  const places = placesOf(listings)
  await client.query({
    name: 'fill-shelves',
    text: `insert into listing_shelf (shelf, id, price_sort, price_max)
      select * from unnest($1::smallint[], $2::integer[], $3::bigint[], $4::bigint[])
      on conflict do nothing`,
    values: [
      places.map(({ shelf }) => shelf),
      places.map(({ id }) => id),
      places.map(({ priceSortCentavos }) => priceSortCentavos),
      places.map(({ priceMaxCentavos }) => priceMaxCentavos),
    ],
  })
}

function placesOf(listings: readonly ShelvedListing[]): (ShelvedListing & { readonly shelf: number })[] {
  return listings.flatMap((listing) => listing.shelves.map((shelf) => ({ ...listing, shelf })))
}
