import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import {
  createSalesperson,
  deleteSalesperson,
  getSalesperson,
  listSalespersons,
  updateSalesperson,
} from '@tahanan/catalog/salesperson/salesperson-commands.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import type { BrokerRouteSettings } from '../broker/broker.routes.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountSalespersonRoutes(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { defaultBrokerId }: BrokerRouteSettings,
): void {
  const { list, get, create, update, delete: remove } = salespersonEndpoints

  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listSalespersons(dependencies, query, context.now)),
  )
  mountEndpoint(endpoints, get, ({ params, context }) => getSalesperson(dependencies, params.id, context.now))
  mountEndpoint(endpoints, create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'image', body.photo, ([photo]) =>
      createSalesperson(dependencies, context, body.draft, { defaultBrokerId, photo }),
    ),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    withPreparedPictures(dependencies, 'image', body.photo, ([photo]) =>
      updateSalesperson(dependencies, context, params.id, body.changes, expectedVersion ?? body.expectedVersion, photo),
    ),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteSalesperson(dependencies, context, params.id, expectedVersion),
  )
}
