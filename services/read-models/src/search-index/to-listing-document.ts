import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { matchesSearchType } from '@tahanan/contracts/property/search-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { priceFilterText } from '@tahanan/contracts/money/price-filter.ts'
import { priceOverlaps } from '@tahanan/contracts/money/price-text.ts'
import type { FacetChoice } from '@tahanan/platform/search-engine/search-engine.ts'
import { priceBrackets } from '@tahanan/contracts/money/price-filter.ts'
import { KEY_BELOW_ALL } from '../search/order-keys.ts'
import type { ListingDocument } from './listing-document.ts'

/** A row of `listing_search` as documents are made of it. */
export interface DocumentRow extends Pick<
  ListingDocument,
  | 'id'
  | 'words'
  | 'forRent'
  | 'featured'
  | 'propertyType'
  | 'propertySubtype'
  | 'bedroom'
  | 'bathroom'
  | 'parking'
  | 'amenities'
  | 'postedAtMs'
  | 'loweredAtMs'
  | 'unitType'
  | 'stage'
  | 'lotAreaSqm'
  | 'floorAreaSqm'
  | 'areas'
  | 'projectId'
  | 'developerId'
  | 'latitude'
  | 'longitude'
  | 'perSqmKey'
  | 'sizeKey'
> {
  /** Bit n is set for financing option n. */
  readonly financing: number
  readonly priceMinCentavos: number | null
  readonly priceMaxCentavos: number | null
  readonly priceSortCentavos: number
}

export function toListingDocument(row: DocumentRow): ListingDocument {
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
