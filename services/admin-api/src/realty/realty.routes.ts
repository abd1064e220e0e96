import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
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

export function mountRealtyRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  const { list, get, create, update, delete: remove } = realtyEndpoints

  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listRealties(dependencies, query, context.now)),
  )
  mountEndpoint(endpoints, get, ({ params, context }) => getRealty(dependencies, params.id, context.now))
  mountEndpoint(endpoints, create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'image', body.logo, ([logo]) =>
      createRealty(dependencies, context, body.fields, logo),
    ),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    withPreparedPictures(dependencies, 'image', body.logo, ([logo]) =>
      updateRealty(dependencies, context, params.id, body.changes, expectedVersion ?? body.expectedVersion, logo),
    ),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteRealty(dependencies, context, params.id, expectedVersion),
  )
}
