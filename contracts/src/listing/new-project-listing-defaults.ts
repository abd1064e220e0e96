import { PRE_SELLING } from '../property/property-status.ts'

/** "New project listing defaults" (§9), in the words of the payload; money in pesos. */
export const NEW_PROJECT_LISTING_DEFAULTS = {
  min_price: 10_000,
  max_price: 20_000,
  equity_terms: 12,
  equity_percentage: 10,
  reservation_fee: 0,
  property_status: PRE_SELLING,
} as const
