import { listAreas, previewPlace } from '@tahanan/catalog/place/place-answer-of.ts'
import { placeEndpoints } from '@tahanan/contracts/place/place.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountPlaceRoutes(endpoints: EndpointRouter): void {
  mountEndpoints(endpoints, placeEndpoints, {
    find: ({ query }) => ({ results: listAreas(query.q) }),
    resolve: ({ query }) => previewPlace(query),
  })
}
