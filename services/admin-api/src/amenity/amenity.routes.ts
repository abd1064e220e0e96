import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  createAmenity,
  deleteAmenity,
  getAmenity,
  listAmenities,
  updateAmenity,
} from '@tahanan/catalog/amenity/amenity-commands.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountAmenityRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, get, create, update, delete: remove } = amenityEndpoints

  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listAmenities(catalog, query, context.now)),
  )
  mountEndpoint(endpoints, get, ({ params, context }) => getAmenity(catalog, params.id, context.now))
  mountEndpoint(endpoints, create, ({ context, body }) => createAmenity(catalog, context, body))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    updateAmenity(catalog, context, params.id, body.changes, expectedVersion ?? body.expectedVersion),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteAmenity(catalog, context, params.id, expectedVersion),
  )
}
