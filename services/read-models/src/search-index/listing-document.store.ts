import type pg from 'pg'
import type { ListingSearch } from '../listing/listing-search.ts'
import type { ListingDocument } from './listing-document.ts'
import { toListingDocument } from './to-listing-document.ts'

/** Documents of these listings, as their search rows are now; those that are found nowhere are missing. */
export async function readListingDocuments(
  pool: pg.Pool,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListingDocument>> {
  const { rows } = await pool.query<ListingSearch & { id: number }>({
    name: 'read-listing-documents',
    text: `select id, for_rent as "forRent", property_type as "propertyType", property_subtype as "propertySubtype",
        unit_type as "unitType", bedroom, stage, financing, lot_area_sqm as "lotAreaSqm", featured,
        price_min::float8 as "priceMinCentavos", price_max::float8 as "priceMaxCentavos",
        price_sort::float8 as "priceSortCentavos", shelves, array_to_string(tsvector_to_array(words), ' ') as words
      from listing_search where id = any ($1::integer[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, toListingDocument(row)]))
}
