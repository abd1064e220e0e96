import { createHash } from 'node:crypto'
import type pg from 'pg'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { matchesSearchType, SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { priceBrackets, priceFilterText } from '@tahanan/contracts/money/price-filter.ts'
import { priceOverlaps } from '@tahanan/contracts/money/price-text.ts'
import type { FacetChoice } from '@tahanan/platform/search-engine/search-engine.ts'

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
  readonly priceMinCentavos: number | null
  readonly priceMaxCentavos: number | null
  /** What each order goes by: what is not known comes last, and first read backwards. */
  readonly priceSortCentavos: number
  readonly dearestKey: number
  readonly perSqmKey: number
  readonly sizeKey: number
}

/** All but what is made of the others. */
type DocumentRow = Omit<ListingDocument, 'facets'>

/** What each field is made of, of a row of `listing_search`. */
const COLUMNS: Readonly<Record<keyof DocumentRow, string>> = {
  id: 'id',
  words: `array_to_string(tsvector_to_array(words), ' ')`,
  forRent: 'for_rent',
  featured: 'featured',
  propertyType: 'property_type',
  propertySubtype: 'property_subtype',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  parking: 'parking',
  amenities: 'amenity_ids',
  postedAtMs: 'extract(epoch from posted_at)::float8 * 1000',
  loweredAtMs: 'extract(epoch from lowered_at)::float8 * 1000',
  unitType: 'unit_type',
  stage: 'stage',
  financing: `array(select code from generate_series(0, ${FINANCING_OPTIONS.length - 1}) as code
    where financing & (1 << code) <> 0)`,
  lotAreaSqm: 'lot_area_sqm',
  floorAreaSqm: 'floor_area_sqm',
  areas: 'array_remove(array[region_code, province_code, city_code, barangay_code], null)',
  projectId: 'project_id',
  developerId: 'developer_id',
  latitude: 'latitude',
  longitude: 'longitude',
  priceMinCentavos: 'price_min::float8',
  priceMaxCentavos: 'price_max::float8',
  priceSortCentavos: 'price_sort::float8',
  dearestKey: 'dearest_sort::float8',
  perSqmKey: 'price_sqm_sort::float8',
  sizeKey: 'size_sort',
}

const SELECTED = Object.entries(COLUMNS)
  .map(([field, column]) => `${column} as "${field}"`)
  .join()

/** Names of all that a document holds. */
export const DOCUMENT_FIELDS: readonly string[] = [...Object.keys(COLUMNS), 'facets']

/** Names the form of documents. Fields change it by themselves; where `facetsOf` says something else, count it up. */
export const DOCUMENT_FORM = `8-${createHash('sha256').update(SELECTED).digest('hex').slice(0, 8)}`

/** Documents of these listings, as their search rows are now; those that are found nowhere are missing. */
export async function readListingDocuments(
  pool: pg.Pool,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListingDocument>> {
  const { rows } = await pool.query<DocumentRow>({
    name: 'read-listing-documents',
    text: `select ${SELECTED} from listing_search where id = any ($1::integer[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, { ...row, facets: facetsOf(row) }]))
}

/** A choice of a facet as documents name it. */
export function facetKey(facet: FacetChoice['facet'], value: string): string {
  return `${facet} ${value}`
}

/** Every choice of every facet that the listing is found by, those of both price ladders included. */
function facetsOf(row: DocumentRow): readonly string[] {
  const { forRent, propertyType, propertySubtype, bedroom, unitType, stage, financing } = row
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
