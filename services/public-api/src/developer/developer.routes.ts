import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import { findDeveloperPage, findDevelopers } from '@tahanan/read-models/developer/developer-view.store.ts'
import { pageAnswer, type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountDeveloperRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  mountRead(reads, developerPublicEndpoints.search, ({ query: { q } }) =>
    cache.get(`developers ${q?.words.join(' ') ?? ''}`, async () =>
      readyPage(await findDevelopers(pool, q?.words ?? [])),
    ),
  )
  mountRead(reads, developerPublicEndpoints.show, ({ params: { slug } }) =>
    cache.get(`developer ${slug}`, async () => pageAnswer('developer', slug, await findDeveloperPage(pool, slug))),
  )
}
