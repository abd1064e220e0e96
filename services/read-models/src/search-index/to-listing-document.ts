import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/listing-search.ts'
import type { ListingDocument } from './listing-document.ts'

/** A row of `listing_search` as documents are made of it. */
export interface DocumentRow extends Pick<
  ListingDocument,
  'id' | 'words' | 'forRent' | 'featured' | 'propertyType' | 'propertySubtype' | 'bedroom' | 'unitType' | 'stage'
> {
  /** Bit n is set for financing option n. */
  readonly financing: number
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  readonly areas: readonly string[]
  readonly projectId: number | null
  readonly developerId: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly priceMinCentavos: number | null
  readonly priceMaxCentavos: number | null
  readonly priceSortCentavos: number
}

/** Below every price. */
const NO_PRICE = -1

export function toListingDocument(row: DocumentRow): ListingDocument {
  const { financing, priceMinCentavos, priceSortCentavos, latitude, longitude, ...same } = row
  return {
    ...same,
    financing: [...FINANCING_OPTIONS.keys()].filter((code) => (financing & (1 << code)) !== 0),
    _geo: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    priceCentavos: priceMinCentavos,
    priceSortCentavos,
    cheapestKey: priceSortCentavos,
    dearestKey: priceSortCentavos === PRICE_SORT_ON_REQUEST ? NO_PRICE : priceSortCentavos,
  }
}
