import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import type { ListingSearch } from '../listing/listing-search.ts'
import type { ListingDocument } from './listing-document.ts'

/** Filter tokens begin with it; the index has fields for what they say. */
const TOKEN = '#'

export function toListingDocument({ id, ...search }: ListingSearch & { readonly id: number }): ListingDocument {
  const { words, shelves, financing, priceMinCentavos, priceSortCentavos, ...same } = search
  const onRequest = priceSortCentavos === PRICE_SORT_ON_REQUEST
  return {
    id,
    words: words
      .split(' ')
      .filter((word) => !word.startsWith(TOKEN))
      .join(' '),
    forRent: same.forRent,
    featured: same.featured,
    shelves,
    bedroom: same.bedroom,
    unitType: same.unitType,
    stage: same.stage,
    financing: [...FINANCING_OPTIONS.keys()].filter((code) => (financing & (1 << code)) !== 0),
    lotAreaSqm: same.lotAreaSqm,
    priceCentavos: priceMinCentavos,
    priceMaxCentavos: same.priceMaxCentavos,
    priceSortCentavos,
    cheapestKey: priceSortCentavos,
    dearestKey: onRequest ? NO_PRICE : priceSortCentavos,
  }
}

/** Below every price. */
const NO_PRICE = -1
