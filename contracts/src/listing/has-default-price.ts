import { NEW_PROJECT_LISTING_DEFAULTS } from './new-project-listing-defaults.ts'

interface ListingPrices {
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
}

/** Whether a project listing still has the form's ₱10,000 to ₱20,000: staff are warned when it is published (46). */
export function hasDefaultPrice({ minPriceCentavos, maxPriceCentavos }: ListingPrices): boolean {
  return (
    minPriceCentavos === NEW_PROJECT_LISTING_DEFAULTS.min_price * 100 &&
    maxPriceCentavos === NEW_PROJECT_LISTING_DEFAULTS.max_price * 100
  )
}
