import type { Catalog } from '@tahanan/catalog/command/catalog.ts'
import { createAmenity } from '@tahanan/catalog/amenity/create-amenity.ts'
import { deleteAmenity } from '@tahanan/catalog/amenity/delete-amenity.ts'
import { getAmenity } from '@tahanan/catalog/amenity/get-amenity.ts'
import { listAmenities } from '@tahanan/catalog/amenity/list-amenities.ts'
import { updateAmenity } from '@tahanan/catalog/amenity/update-amenity.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountAmenityRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, get, create, update, delete: remove } = amenityEndpoints

  mountEndpoint(endpoints, list, async ({ query }) => listAnswer(list.path, query, await listAmenities(catalog, query)))
  mountEndpoint(endpoints, get, ({ params }) => getAmenity(catalog, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) => createAmenity(catalog, context, body))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    updateAmenity(catalog, context, params.id, body.changes, expectedVersion ?? body.expectedVersion),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteAmenity(catalog, context, params.id, expectedVersion),
  )
}
