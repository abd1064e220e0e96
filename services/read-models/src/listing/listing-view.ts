import type { ListingSearch } from './listing-search.ts'

/** A listing as visitors see and find it: its row of `listing_view`, and of `listing_search` while it is listed. */
export interface ListingView {
  readonly id: number
  readonly slug: string
  /** From when on the page is gone; null while the listing can be had. */
  readonly goneAt: string | null
  readonly projectId: number | null
  /** JSON text of a `ListingCard`. */
  readonly card: string
  /** JSON text of a `ListingDetail`. */
  readonly detail: string
  /** Null when it is in no list and no search: sold. */
  readonly search: ListingSearch | null
}
