import { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { Gone, Moved, NotFound } from '@tahanan/platform/problem/problem.ts'
import type { ListingLists } from '@tahanan/read-models/browse/listing-lists.ts'
import type { ListingMapSettings } from '@tahanan/read-models/map/find-listing-map.ts'
import type { Page, ReadyPage } from '@tahanan/read-models/page/page.ts'
import type { SimilarListingsSettings } from '@tahanan/read-models/similar/find-similar-listings.ts'
import type { Suggestions } from '@tahanan/read-models/suggestion/suggestions.ts'
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
  /** What `findListingMap` stands on. */
  readonly map: ListingMapSettings
  readonly suggestions: Suggestions
  /** What `findSimilarListings` stands on. */
  readonly similar: SimilarListingsSettings
}

/** A second in shared caches, and five more while they fetch it anew (design §5). */
const CACHE_CONTROL = 'public, s-maxage=1, stale-while-revalidate=5'

/** A read model's answer with its tag and its place in caches. */
export function readyPage({ json, rev }: ReadyPage): ReadyAnswer {
  return new ReadyAnswer(json, { etag: `"${rev}"`, cacheControl: CACHE_CONTROL })
}

/**
 * The answer to a slug of `noun`, as it stands in the address.
 *
 * @throws Moved, Gone or NotFound where it has no page of its own (decisions 7, 63)
 */
export function pageAnswer(
  noun: 'listing' | 'project' | 'developer' | 'places',
  slug: string,
  page: Page,
): ReadyAnswer {
  switch (page.kind) {
    case 'found':
      return readyPage(page)
    case 'moved':
      throw new Moved(noun, `/api/${noun}/${page.slug}/`)
    case 'gone':
      throw new Gone(noun, slug)
    case 'none':
      throw new NotFound(noun, slug)
  }
}
