import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { findListingPage } from '@tahanan/read-models/listing/find-listing-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { readyPage } from '../answer/ready-page.ts'

export function mountListingRoutes(endpoints: EndpointRouter, { pool, cache, lists }: PublicAnswers): void {
  mountEndpoint(endpoints, listingPublicEndpoints.search, ({ query }) =>
    cache.get(`listings ${JSON.stringify(query)}`, async () => readyPage(await lists.list(query))),
  )
  mountEndpoint(endpoints, listingPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`listing ${slug}`, async () => pageAnswer('listing', slug, await findListingPage(pool, slug))),
  )
}
