import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { createRealty, realties } from '@tahanan/catalog/realty/realty-commands.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { mountRecords } from '../router/mount-records.ts'

export function mountRealtyRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  mountRecords(endpoints, dependencies, realtyEndpoints, realties)
  mountEndpoint(endpoints, realtyEndpoints.create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'image', body.picture, ([logo]) =>
      createRealty(dependencies, context, body.fields, logo),
    ),
  )
}
