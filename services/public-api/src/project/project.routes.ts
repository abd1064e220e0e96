import { projectPublicEndpoints } from '@tahanan/contracts/project/project.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { findProjectPage } from '@tahanan/read-models/project/find-project-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'

export function mountProjectRoutes(endpoints: EndpointRouter, { pool, cache }: PublicAnswers): void {
  mountEndpoint(endpoints, projectPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`project ${slug}`, async () => pageAnswer('project', slug, await findProjectPage(pool, slug))),
  )
}
