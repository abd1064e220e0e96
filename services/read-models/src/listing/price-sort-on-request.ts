/** Sorts listings without a price behind every price: no amount of centavos reaches it. */
export const PRICE_SORT_ON_REQUEST = Number.MAX_SAFE_INTEGER
