import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { RevisedCard } from './read-cards.ts'

/** A page of hits in the order asked for, and whether there are further ones in the direction asked for. */
export interface ListingHits {
  readonly hits: readonly ListingPosition[]
  readonly more: boolean
  /** Of the hits, where they came along. */
  readonly cards?: readonly RevisedCard[]
}
