import {
  createDeveloper,
  deleteDeveloper,
  getDeveloper,
  listDevelopers,
  updateDeveloper,
} from '@tahanan/catalog/developer/developer-commands.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountDeveloperRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  const { list, get, create, update, delete: remove } = developerEndpoints

  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listDevelopers(dependencies, query, context.now)),
  )
  mountEndpoint(endpoints, get, ({ params }) => getDeveloper(dependencies, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'pictures', body.logo, ([logo]) =>
      createDeveloper(dependencies, context, body.fields, logo),
    ),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    withPreparedPictures(dependencies, 'pictures', body.logo, ([logo]) =>
      updateDeveloper(dependencies, context, params.id, body.changes, expectedVersion ?? body.expectedVersion, logo),
    ),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteDeveloper(dependencies, context, params.id, expectedVersion),
  )
}
