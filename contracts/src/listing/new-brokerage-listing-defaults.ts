/** "New brokerage listing defaults: price 1000000, financing option Bank Financing" (§9), in the words of the payload. */
export const NEW_BROKERAGE_LISTING_DEFAULTS = {
  price: 1_000_000,
  financing_option: [0],
} as const
