import type { Catalog } from '@tahanan/catalog/command/catalog.ts'
import { createDeveloper } from '@tahanan/catalog/developer/create-developer.ts'
import { deleteDeveloper } from '@tahanan/catalog/developer/delete-developer.ts'
import { getDeveloper } from '@tahanan/catalog/developer/get-developer.ts'
import { listDevelopers } from '@tahanan/catalog/developer/list-developers.ts'
import { updateDeveloper } from '@tahanan/catalog/developer/update-developer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountDeveloperRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, get, create, update, delete: remove } = developerEndpoints

  mountEndpoint(endpoints, list, async ({ query }) =>
    listAnswer(list.path, query, await listDevelopers(catalog, query)),
  )
  mountEndpoint(endpoints, get, ({ params }) => getDeveloper(catalog, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) => createDeveloper(catalog, context, body))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    updateDeveloper(catalog, context, params.id, body.changes, expectedVersion ?? body.expectedVersion),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteDeveloper(catalog, context, params.id, expectedVersion),
  )
}
