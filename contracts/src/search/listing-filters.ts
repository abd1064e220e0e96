import type { PriceRange } from '../money/price-range.ts'
import type { SearchType } from '../property/search-type.ts'

/** What a visitor narrows a list of listings by; undefined filters nothing. */
export interface ListingFilters {
  /** False is For Sale, every Project listing included (decision 25). */
  readonly forRent: boolean | undefined
  readonly type: Exclude<SearchType, 'Any'> | undefined
  /** Found where the listing's price range reaches into it (decisions 22, 23). */
  readonly price: PriceRange | undefined
  /** Only featured ones; false filters nothing. */
  readonly featured: boolean
  readonly bedrooms: { readonly count: number; readonly orMore: boolean } | undefined
  /** Code of §3. */
  readonly unitType: number | undefined
  /** 0 Pre-selling, 1 Ready for occupancy: Project listings of that status. */
  readonly stage: 0 | 1 | undefined
  /** Code of §3: listings that offer it. */
  readonly financing: number | undefined
  /** Both inclusive; a listing without a lot area is in no range. */
  readonly lotMinSqm: number | undefined
  readonly lotMaxSqm: number | undefined
}

/** Every listing. */
export const NO_FILTERS: ListingFilters = {
  forRent: undefined,
  type: undefined,
  price: undefined,
  featured: false,
  bedrooms: undefined,
  unitType: undefined,
  stage: undefined,
  financing: undefined,
  lotMinSqm: undefined,
  lotMaxSqm: undefined,
}
