import { brokers, createBroker, deleteBrokerLicense } from '@tahanan/catalog/broker/broker-commands.ts'
import { hasBroker } from '@tahanan/catalog/broker/broker.store.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { mountRecords } from '../router/mount-records.ts'

export interface BrokerRouteSettings {
  /** `DEFAULT_BROKER_ID`, which forms preselect. */
  readonly defaultBrokerId: number
}

export function mountBrokerRoutes(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { defaultBrokerId }: BrokerRouteSettings,
): void {
  const list = async (...wanted: Parameters<typeof brokers.list>) => ({
    ...(await brokers.list(...wanted)),
    default_broker_id: (await hasBroker(dependencies.pool, defaultBrokerId)) ? defaultBrokerId : null,
  })
  mountRecords(endpoints, dependencies, brokerEndpoints, { ...brokers, list })
  mountEndpoint(endpoints, brokerEndpoints.create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'image', body.picture, ([photo]) =>
      createBroker(dependencies, context, body.fields, photo),
    ),
  )
  mountEndpoint(endpoints, brokerEndpoints.deleteLicense, ({ context, params }) =>
    deleteBrokerLicense(dependencies, context, params.id),
  )
}
