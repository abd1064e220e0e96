import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { createSalesperson, salespersons } from '@tahanan/catalog/salesperson/salesperson-commands.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import type { BrokerRouteSettings } from '../broker/broker.routes.ts'
import { mountRecords } from '../router/mount-records.ts'

export function mountSalespersonRoutes(
  endpoints: EndpointRouter,
  dependencies: PictureDependencies,
  { defaultBrokerId }: BrokerRouteSettings,
): void {
  mountRecords(endpoints, dependencies, salespersonEndpoints, salespersons)
  mountEndpoint(endpoints, salespersonEndpoints.create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'image', body.picture, ([photo]) =>
      createSalesperson(dependencies, context, body.draft, { defaultBrokerId, photo }),
    ),
  )
}
