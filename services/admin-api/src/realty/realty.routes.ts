import type { PictureStudio } from '@tahanan/catalog/picture/picture-studio.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import {
  createRealty,
  deleteRealty,
  getRealty,
  listRealties,
  updateRealty,
} from '@tahanan/catalog/realty/realty-commands.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountRealtyRoutes(endpoints: EndpointRouter, studio: PictureStudio): void {
  const { list, get, create, update, delete: remove } = realtyEndpoints

  mountEndpoint(endpoints, list, async ({ query }) => listAnswer(list.path, query, await listRealties(studio, query)))
  mountEndpoint(endpoints, get, ({ params }) => getRealty(studio, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) =>
    withPreparedPictures(studio, 'image', body.logo, ([logo]) => createRealty(studio, context, body.fields, logo)),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    withPreparedPictures(studio, 'image', body.logo, ([logo]) =>
      updateRealty(studio, context, params.id, body.changes, expectedVersion ?? body.expectedVersion, logo),
    ),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteRealty(studio, context, params.id, expectedVersion),
  )
}
