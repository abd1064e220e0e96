import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { findListingPage } from '@tahanan/read-models/listing/find-listing-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { readyPage } from '../answer/ready-page.ts'
import { mountRead } from '../router/mount-read.ts'
import type { PublicReads } from '../router/public-reads.ts'

export function mountListingRoutes(reads: PublicReads, { pool, cache, lists }: PublicAnswers): void {
  mountRead(reads, listingPublicEndpoints.search, ({ query }) =>
    cache.get(`listings ${JSON.stringify(query)}`, async () => readyPage(await lists.list(query))),
  )
  mountRead(reads, listingPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`listing ${slug}`, async () => pageAnswer('listing', slug, await findListingPage(pool, slug))),
  )
}
