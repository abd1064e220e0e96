import type pg from 'pg'
import type { ListingDocument } from './listing-document.ts'
import { type DocumentRow, toListingDocument } from './to-listing-document.ts'

/** Documents of these listings, as their search rows are now; those that are found nowhere are missing. */
export async function readListingDocuments(
  pool: pg.Pool,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListingDocument>> {
  const { rows } = await pool.query<DocumentRow>({
    name: 'read-listing-documents',
    text: `select id, for_rent as "forRent", property_type as "propertyType", property_subtype as "propertySubtype",
        unit_type as "unitType", bedroom, bathroom, parking, amenity_ids as amenities,
        extract(epoch from posted_at)::float8 * 1000 as "postedAtMs",
        extract(epoch from lowered_at)::float8 * 1000 as "loweredAtMs", stage, financing, lot_area_sqm as "lotAreaSqm",
        floor_area_sqm as "floorAreaSqm", featured, latitude, longitude, project_id as "projectId",
        developer_id as "developerId",
        array_remove(array[region_code, province_code, city_code, barangay_code], null) as areas,
        price_min::float8 as "priceMinCentavos", price_max::float8 as "priceMaxCentavos",
        price_sort::float8 as "priceSortCentavos", price_sqm_sort::float8 as "perSqmKey", size_sort as "sizeKey",
        array_to_string(tsvector_to_array(words), ' ') as words
      from listing_search where id = any ($1::integer[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, toListingDocument(row)]))
}
