import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import { listAmenities } from '@tahanan/read-models/amenity/amenity.store.ts'
import { type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountAmenityRoutes(reads: PublicReads, { pool, cache }: PublicAnswers): void {
  mountRead(reads, amenityPublicEndpoints.list, () =>
    cache.get('amenities', async () => readyPage(await listAmenities(pool))),
  )
}
