import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAmenities } from '@tahanan/read-models/amenity/list-amenities.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { readyPage } from '../answer/ready-page.ts'

export function mountAmenityRoutes(endpoints: EndpointRouter, { pool, cache }: PublicAnswers): void {
  mountEndpoint(endpoints, amenityPublicEndpoints.list, () =>
    cache.get('amenities', async () => readyPage(await listAmenities(pool))),
  )
}
