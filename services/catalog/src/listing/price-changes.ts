import { priceOf, type PriceChange, PRICE_CHANGES_MAX } from '@tahanan/contracts/listing/listing-state.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-text.ts'
import { isRental } from '@tahanan/contracts/property/property-status.ts'
import { type Listing, toListingState } from './listing.ts'

/** What is changed again so soon was a mistake, or an offer that nobody has seen. */
const CORRECTION_MS = 86_400_000

/**
 * The changes of a listing's lowest price, newest first, once it is saved as `after` (decision 133). Only what visitors
 * have seen counts: no price of a draft, none that is on request, none of another offer (sale, rent).
 */
export function priceChangesAfter(before: Listing, after: Listing, now: Date): readonly PriceChange[] {
  const { priceChanges } = before
  if (isRental(before) !== isRental(after)) return []
  const [from, to] = [lowestCentavos(before), lowestCentavos(after)]
  if (from === null || to === null || from === to || !before.isPublished || !after.isPublished) return priceChanges
  const [last, ...earlier] = priceChanges
  const isCorrection = last?.afterCentavos === from && now.getTime() - Date.parse(last.at) < CORRECTION_MS
  const beforeCentavos = isCorrection ? last.beforeCentavos : from
  const others = isCorrection ? earlier : priceChanges
  if (beforeCentavos === to) return others
  return [{ at: now.toISOString(), beforeCentavos, afterCentavos: to }, ...others].slice(0, PRICE_CHANGES_MAX)
}

function lowestCentavos(listing: Listing): number | null {
  return priceSortCentavos(priceOf(toListingState(listing, [])))
}
