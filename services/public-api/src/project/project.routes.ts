import { projectPublicEndpoints } from '@tahanan/contracts/project/project.public-endpoints.ts'
import { findProjectPage } from '@tahanan/read-models/project/project-view.store.ts'
import { pageAnswer, type PublicAnswers } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountProjectRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  mountRead(reads, projectPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`project ${slug}`, async () => pageAnswer('project', slug, await findProjectPage(pool, slug))),
  )
}
