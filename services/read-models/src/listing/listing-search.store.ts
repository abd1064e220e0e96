import type pg from 'pg'
import { plainArray } from '../projection/plain-array.ts'
import { textArray } from '../projection/text-array.ts'
import type { ListingSearch } from './listing-search.ts'

/** What is kept of a listing that decides about shelves and words. */
export interface ShelvedListing {
  readonly id: number
  readonly shelves: readonly number[]
  readonly priceSortCentavos: number
  readonly priceMaxCentavos: number | null
  readonly words: string
}

/** What these listings are found by until now; those found nowhere are missing. */
export async function readShelvedListings(
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShelvedListing>> {
  const { rows } = await client.query<ShelvedListing>({
    name: 'read-shelved-listings',
    text: `select id, shelves, price_sort::float8 as "priceSortCentavos", price_max::float8 as "priceMaxCentavos",
        array_to_string(tsvector_to_array(words), ' ') as words
      from listing_search where id = any ($1::integer[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes the rows that differ from what is there, and answers their ids. */
export async function upsertListingSearches(
  client: pg.PoolClient,
  rows: readonly (ListingSearch & { readonly id: number })[],
): Promise<readonly number[]> {
  const { rows: changed } = await client.query<{ id: number }>({
    name: 'upsert-listing-search',
    text: `insert into listing_search as known (id, for_rent, property_type, property_subtype, unit_type, bedroom, stage,
        financing, lot_area_sqm, featured, price_min, price_max, price_sort, shelves, words)
      select id, for_rent, property_type, property_subtype, unit_type, bedroom, stage, financing, lot_area_sqm, featured,
        price_min, price_max, price_sort, string_to_array(shelves, ' ')::smallint[],
        array_to_tsvector(string_to_array(words, ' '))
      from unnest($1::integer[], $2::boolean[], $3::smallint[], $4::smallint[], $5::smallint[], $6::integer[],
        $7::smallint[], $8::smallint[], $9::float8[], $10::boolean[], $11::bigint[], $12::bigint[], $13::bigint[],
        $14::text[], $15::text[]) as row (id, for_rent, property_type, property_subtype, unit_type, bedroom, stage,
        financing, lot_area_sqm, featured, price_min, price_max, price_sort, shelves, words)
      on conflict (id) do update set for_rent = excluded.for_rent, property_type = excluded.property_type,
        property_subtype = excluded.property_subtype, unit_type = excluded.unit_type, bedroom = excluded.bedroom,
        stage = excluded.stage, financing = excluded.financing, lot_area_sqm = excluded.lot_area_sqm,
        featured = excluded.featured, price_min = excluded.price_min, price_max = excluded.price_max,
        price_sort = excluded.price_sort, shelves = excluded.shelves, words = excluded.words
      where (known.for_rent, known.property_type, known.property_subtype, known.unit_type, known.bedroom, known.stage,
          known.financing, known.lot_area_sqm, known.featured, known.price_min, known.price_max, known.price_sort,
          known.shelves, known.words)
        is distinct from
        (excluded.for_rent, excluded.property_type, excluded.property_subtype, excluded.unit_type, excluded.bedroom,
          excluded.stage, excluded.financing, excluded.lot_area_sqm, excluded.featured, excluded.price_min,
          excluded.price_max, excluded.price_sort, excluded.shelves, excluded.words)
      returning id`,
    values: [
      plainArray(rows.map(({ id }) => id)),
      plainArray(rows.map(({ forRent }) => forRent)),
      plainArray(rows.map(({ propertyType }) => propertyType)),
      plainArray(rows.map(({ propertySubtype }) => propertySubtype)),
      plainArray(rows.map(({ unitType }) => unitType)),
      plainArray(rows.map(({ bedroom }) => bedroom)),
      plainArray(rows.map(({ stage }) => stage)),
      plainArray(rows.map(({ financing }) => financing)),
      plainArray(rows.map(({ lotAreaSqm }) => lotAreaSqm)),
      plainArray(rows.map(({ featured }) => featured)),
      plainArray(rows.map(({ priceMinCentavos }) => priceMinCentavos)),
      plainArray(rows.map(({ priceMaxCentavos }) => priceMaxCentavos)),
      plainArray(rows.map(({ priceSortCentavos }) => priceSortCentavos)),
      textArray(rows.map(({ shelves }) => shelves.join(' '))),
      textArray(rows.map(({ words }) => words)),
    ],
  })
  return changed.map(({ id }) => id)
}

export async function removeListingSearches(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'remove-listing-search',
    text: 'delete from listing_search where id = any ($1::integer[])',
    values: [ids],
  })
}
