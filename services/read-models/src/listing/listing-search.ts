/** What a listing is found by; a row of `listing_search`. */
export interface ListingSearch {
  readonly forRent: boolean
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
  readonly bedroom: number | null
  /** 0 Pre-selling, 1 Ready for occupancy; null for brokerage listings. */
  readonly stage: number | null
  /** Bit n is set for financing option n. */
  readonly financing: number
  readonly lotAreaSqm: number | null
  readonly featured: boolean
  /** Null on request. */
  readonly priceMinCentavos: number | null
  readonly priceMaxCentavos: number | null
  /** The lowest price, or `PRICE_SORT_ON_REQUEST`. */
  readonly priceSortCentavos: number
  /** Ascending. */
  readonly shelves: readonly number[]
  /** Folded words and filter tokens, each once, separated by spaces. */
  readonly words: string
}
