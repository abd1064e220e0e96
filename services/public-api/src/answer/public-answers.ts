import type { ListingLists } from '@tahanan/read-models/browse/listing-lists.ts'
import type { SimilarListingsSettings } from '@tahanan/read-models/similar/find-similar-listings.ts'
import type { Suggestions } from '@tahanan/read-models/suggestion/suggestions.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { RenderedPage } from '../page/rendered-page.ts'
import type { AnswerCache } from './answer-cache.ts'

/** What every public route stands on. */
export interface PublicAnswers {
  /** As the reading role; its search path leads to the read schema. */
  readonly pool: Queryable
  readonly cache: AnswerCache
  /** Rendered pages, by address. */
  readonly pages: AnswerCache<RenderedPage>
  readonly lists: ListingLists
  readonly suggestions: Suggestions
  /** What `findSimilarListings` stands on. */
  readonly similar: SimilarListingsSettings
}
