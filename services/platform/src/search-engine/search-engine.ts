import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'

/** Where a listing stands in any order: enough to go on from there. */
export interface ListingPosition {
  readonly id: number
  /** Its lowest price; null on request. Orders by id do not look at it. */
  readonly priceCentavos: number | null
}

export interface SearchRequest {
  /**
   * Folded and corrected. Each must match something (decision 29); the last one is a prefix. None at all only for
   * Postgres, which lists by filters alone.
   */
  readonly words: readonly string[]
  readonly filters: ListingFilters
  readonly order: ListingOrder
  /** Go on after this position, or backwards before it; from the beginning without it. */
  readonly from?: { readonly position: ListingPosition; readonly backwards: boolean } | undefined
  /** Hits to skip, 0 with `from`. */
  readonly offset: number
  readonly limit: number
  /** Whether to count the hits as well. */
  readonly counted: boolean
  /** How many hits there were a short time ago: a hint at how to look for them. */
  readonly lately?: SearchCount | undefined
}

/** How many listings there are: `count` of them, or at least so many where it is not exact. */
export interface SearchCount {
  readonly count: number
  readonly exact: boolean
  /** Among some listings only: whoever asks again may be told more. */
  readonly isSampled?: boolean
  /** Undefined: as it was when it was asked for. */
  readonly asOf?: CountedAsOf
}

/** What was counted. */
export interface CountedAsOf {
  /** Whatever had changed by then is in; undefined where nobody knows what has changed since. */
  readonly position?: number | undefined
  /** When it was known last to be right, by `performance.now()`. */
  readonly at: number
}

export type CountRequest = Pick<SearchRequest, 'words' | 'filters'>

export interface CountEachRequest extends Pick<SearchRequest, 'words'> {
  readonly choices: readonly ListingFilters[]
}

/** A listing as lists show it. */
export interface RevisedCard {
  /** JSON text of a `ListingCard`. */
  readonly card: string
  readonly rev: number
}

export interface SearchAnswer {
  /** In the order asked for, also when asked for backwards. */
  readonly hits: readonly ListingPosition[]
  /** Whether there are further ones in the direction asked for. */
  readonly more: boolean
  /** Of the hits, from an engine that reads them where the cards are; otherwise they are still to be read. */
  readonly cards?: readonly RevisedCard[]
  /** Present where it was asked for. */
  readonly count?: SearchCount
}

/**
 * Answers words: text, filters and a position make ordered ids; what is shown of them comes from the listing view. All
 * engines promise the same order, filters, all words, prefix and accents (design §3). Implementations: Postgres
 * (embedded), Meilisearch (`MEILI_URL`).
 *
 * @throws Unavailable when the engine cannot be reached or takes too long
 */
export interface SearchEngine {
  readonly name: 'postgres' | 'meilisearch'
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Exact up to 1,000 (`COUNT_LIMIT`). */
  count(request: CountRequest): Promise<SearchCount>
  /** One for each choice, in their order: where counting exactly takes long, at least so many will do. */
  countEach(request: CountEachRequest): Promise<readonly SearchCount[]>
  ping(): Promise<void>
  close(): Promise<void>
}
