import {
  createBroker,
  deleteBroker,
  deleteBrokerLicense,
  getBroker,
  listBrokers,
  updateBroker,
} from '@tahanan/catalog/broker/broker-commands.ts'
import { hasBroker } from '@tahanan/catalog/broker/broker.store.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export interface BrokerRouteSettings {
  /** `DEFAULT_BROKER_ID`, which forms preselect. */
  readonly defaultBrokerId: number
}

export function mountBrokerRoutes(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { defaultBrokerId }: BrokerRouteSettings,
): void {
  const { list, get, create, update, delete: remove, deleteLicense } = brokerEndpoints

  mountEndpoint(endpoints, list, async ({ query, context }) => ({
    ...listAnswer(list.path, query, await listBrokers(dependencies, query, context.now)),
    default_broker_id: (await hasBroker(dependencies.pool, defaultBrokerId)) ? defaultBrokerId : null,
  }))
  mountEndpoint(endpoints, get, ({ params, context }) => getBroker(dependencies, params.id, context.now))
  mountEndpoint(endpoints, create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'image', body.photo, ([photo]) =>
      createBroker(dependencies, context, body.fields, photo),
    ),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) =>
    withPreparedPictures(dependencies, 'image', body.photo, ([photo]) =>
      updateBroker(dependencies, context, params.id, body.changes, expectedVersion ?? body.expectedVersion, photo),
    ),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteBroker(dependencies, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, deleteLicense, ({ context, params }) =>
    deleteBrokerLicense(dependencies, context, params.id),
  )
}
