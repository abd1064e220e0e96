import type pg from 'pg'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { matchesSearchType, SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { priceBrackets, priceFilterText } from '@tahanan/contracts/money/price-filter.ts'
import { priceOverlaps } from '@tahanan/contracts/money/price-text.ts'
import type { FacetChoice } from '@tahanan/platform/search-engine/search-engine.ts'
import { KEY_BELOW_ALL } from '../search/order-keys.ts'

/** A listing as the index has it: what it is found and ordered by. Cards are not in it. */
export interface ListingDocument {
  readonly id: number
  /** Folded, separated by spaces. */
  readonly words: string
  readonly forRent: boolean
  readonly featured: boolean
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly parking: boolean
  /** Ids. */
  readonly amenities: readonly number[]
  readonly postedAtMs: number
  /** When the price was last changed, if that lowered it. */
  readonly loweredAtMs: number | null
  readonly unitType: number | null
  readonly stage: number | null
  /** Codes of §3. */
  readonly financing: readonly number[]
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  /** Codes of every area that it lies in. */
  readonly areas: readonly string[]
  /** What facets count it by: `bedrooms 2`, `price 2000000-4000000`. */
  readonly facets: readonly string[]
  readonly projectId: number | null
  readonly developerId: number | null
  /** Degrees; not `_geo`, whose tree Meilisearch writes anew, of all documents, with every task. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Null on request. */
  readonly priceMaxCentavos: number | null
  readonly priceSortCentavos: number
  /** What each order goes by: what is not known comes last, and first read backwards. */
  readonly cheapestKey: number
  readonly dearestKey: number
  readonly perSqmKey: number
  readonly sizeKey: number
}

/** A row of `listing_search` as documents are made of it. */
interface DocumentRow extends Omit<ListingDocument, 'financing' | 'facets' | 'cheapestKey' | 'dearestKey'> {
  /** Bit n is set for financing option n. */
  readonly financing: number
  readonly priceMinCentavos: number | null
}

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

function toListingDocument(row: DocumentRow): ListingDocument {
  const { financing: bits, priceMinCentavos, priceSortCentavos, ...same } = row
  const financing = [...FINANCING_OPTIONS.keys()].filter((code) => (bits & (1 << code)) !== 0)
  return {
    ...same,
    financing,
    facets: facetsOf(row, financing),
    priceSortCentavos,
    cheapestKey: priceSortCentavos,
    dearestKey: priceMinCentavos ?? KEY_BELOW_ALL,
  }
}

/** A choice of a facet as documents name it. */
export function facetKey(facet: FacetChoice['facet'], value: string): string {
  return `${facet} ${value}`
}

/** Every choice of every facet that the listing is found by, those of both price ladders included. */
function facetsOf(row: DocumentRow, financing: readonly number[]): readonly string[] {
  const { forRent, propertyType, propertySubtype, bedroom, unitType, stage } = row
  const price = { minPriceCentavos: row.priceMinCentavos, maxPriceCentavos: row.priceMaxCentavos }
  const labels = (list: readonly string[], code: number | null) => (code === null ? [] : (list[code] ?? []))
  const keys = (facet: FacetChoice['facet'], values: string | readonly string[]) =>
    [values].flat().map((value) => facetKey(facet, value))
  return [
    ...keys('status', labels(BROKERAGE_STATUSES, forRent ? FOR_RENT : 1 - FOR_RENT)),
    ...keys(
      'type',
      SEARCH_TYPES.filter((type) => matchesSearchType(type, propertyType, propertySubtype)),
    ),
    ...new Set(
      [...priceBrackets(false).slice(1), ...priceBrackets(true).slice(1)]
        .filter((bucket) => priceOverlaps(price, bucket))
        .flatMap((bucket) => keys('price', priceFilterText(bucket))),
    ),
    ...keys('bedrooms', bedroom === null ? [] : bedroom < 5 ? `${bedroom}` : '5+'),
    ...keys('unit_type', labels(UNIT_TYPES, unitType)),
    ...keys('stage', labels(PROJECT_STATUSES, stage)),
    ...keys(
      'financing',
      financing.flatMap((code) => labels(FINANCING_OPTIONS, code)),
    ),
  ]
}
