import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'

/** Where a listing stands in an order: enough to go on from there. */
export interface ListingPosition {
  readonly id: number
  /** What the order goes by: its lowest price or price per sqm in centavos, its size in sqm; null where not known, and by id. */
  readonly key: number | null
}

/** Go on after this position, or backwards before it. */
export interface PageStart {
  readonly position: ListingPosition
  readonly backwards: boolean
}

/** What makes a list, whatever its order. */
export interface ListedRequest {
  /** Folded. Each must match something (decision 29); the last one is a prefix. None lists by filters alone. */
  readonly words: readonly string[]
  readonly filters: ListingFilters
}

export interface SearchRequest extends ListedRequest {
  readonly order: ListingOrder
  /** From the beginning without it. */
  readonly from?: PageStart | undefined
  /** Hits to skip, 0 with `from`. */
  readonly offset: number
  readonly limit: number
  /** Whether to count the hits as well. */
  readonly counted: boolean
  /** What to count for each choice of facets as well. */
  readonly choices?: readonly FacetChoice[] | undefined
}

/** How many listings there are: `count` of them, or at least so many where it is not exact. */
export interface SearchCount {
  readonly count: number
  readonly exact: boolean
}

/** A choice that narrows a list by one more filter, or by another value of it. */
export interface FacetChoice {
  readonly facet: keyof NonNullable<ListingList['facets']>
  /** The filter that it sets. */
  readonly filter: keyof ListingFilters
  /** What to send for it. */
  readonly value: string
  readonly label: string
  /** With this choice instead of the one made, everything else unchanged. */
  readonly filters: ListingFilters
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
  /** What each choice would find, in their order; exact up to 1,000 (`COUNT_LIMIT`). Present where there were choices. */
  readonly facets?: readonly SearchCount[]
}

/**
 * Answers words, filters and a position with ordered ids; what is shown of them comes from the listing view. All engines
 * promise the same order, filters, all words, prefix and accents (design §3). Implementations: Postgres (embedded),
 * Meilisearch (`MEILI_URL`).
 *
 * @throws Unavailable when the engine cannot be reached or takes too long
 */
export interface SearchEngine {
  readonly name: 'postgres' | 'meilisearch'
  search(request: SearchRequest): Promise<SearchAnswer>
  ping(): Promise<void>
  close(): Promise<void>
}
