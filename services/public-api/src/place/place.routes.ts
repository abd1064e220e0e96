import { placePublicEndpoints } from '@tahanan/contracts/place/place.public-endpoints.ts'
import { findAreaPage } from '@tahanan/read-models/place/find-area-page.ts'
import { pageAnswer, type PublicAnswers } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountPlaceRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  for (const endpoint of Object.values(placePublicEndpoints)) {
    mountRead(reads, endpoint, ({ params: { outer, city, barangay } }) => {
      const path = [outer, city, barangay].filter((segment) => segment !== undefined)
      return cache.get(`places ${path.join('/')}`, async () =>
        pageAnswer('places', path.join('/'), await findAreaPage(pool, path)),
      )
    })
  }
}
