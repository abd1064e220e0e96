import {
  createDeveloper,
  deleteDeveloper,
  getDeveloper,
  listDevelopers,
  updateDeveloper,
} from '@tahanan/catalog/developer/developer-commands.ts'
import type { PictureStudio } from '@tahanan/catalog/picture/picture-studio.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountDeveloperRoutes(endpoints: EndpointRouter, studio: PictureStudio): void {
  const { list, get, create, update, delete: remove } = developerEndpoints

  mountEndpoint(endpoints, list, async ({ query }) => listAnswer(list.path, query, await listDevelopers(studio, query)))
  mountEndpoint(endpoints, get, ({ params }) => getDeveloper(studio, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) =>
    withPreparedPictures(studio, 'pictures', body.logo, ([logo]) =>
      createDeveloper(studio, context, body.fields, logo),
    ),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    withPreparedPictures(studio, 'pictures', body.logo, ([logo]) =>
      updateDeveloper(studio, context, params.id, body.changes, expectedVersion ?? body.expectedVersion, logo),
    ),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteDeveloper(studio, context, params.id, expectedVersion),
  )
}
