import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import { findListingPage } from '@tahanan/read-models/listing/listing-view.store.ts'
import { findSimilarListings } from '@tahanan/read-models/similar/find-similar-listings.ts'
import { pageAnswer, type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountListingRoutes(reads: PublicReads, { pool, cache, lists, similar }: PublicAnswers): void {
  mountRead(reads, listingPublicEndpoints.search, ({ query }) =>
    cache.get(listKey(query), async () => readyPage(await lists.list(query))),
  )
  mountRead(reads, listingPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`listing ${slug}`, async () => pageAnswer('listing', slug, await findListingPage(pool, slug))),
  )
  mountRead(reads, listingPublicEndpoints.similar, ({ params: { slug } }) =>
    cache.get(`similar ${slug}`, async () => {
      const found = await findSimilarListings(similar, slug)
      if (found === undefined) throw new NotFound('listing', slug)
      return readyPage(found)
    }),
  )
}

const listKey = onceForEach((query: ListingSearchQuery) => `listings ${JSON.stringify(query)}`)
