import { sitePublicEndpoints } from '@tahanan/contracts/site/site.public-endpoints.ts'
import { findSite } from '@tahanan/read-models/site/site.store.ts'
import { type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountSiteRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  mountRead(reads, sitePublicEndpoints.show, () => cache.get('site', async () => readyPage(await findSite(pool))))
}
