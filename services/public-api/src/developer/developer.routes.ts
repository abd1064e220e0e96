import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { findDeveloperPage } from '@tahanan/read-models/developer/find-developer-page.ts'
import { findDevelopers } from '@tahanan/read-models/developer/find-developers.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { readyPage } from '../answer/ready-page.ts'

export function mountDeveloperRoutes(endpoints: EndpointRouter, { pool, cache }: PublicAnswers): void {
  mountEndpoint(endpoints, developerPublicEndpoints.search, ({ query: { q } }) =>
    cache.get(`developers ${q?.words.join(' ') ?? ''}`, async () =>
      readyPage(await findDevelopers(pool, q?.words ?? [])),
    ),
  )
  mountEndpoint(endpoints, developerPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`developer ${slug}`, async () => pageAnswer('developer', slug, await findDeveloperPage(pool, slug))),
  )
}
