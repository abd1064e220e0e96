import { createDeveloper, developers } from '@tahanan/catalog/developer/developer-commands.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { mountRecords } from '../router/mount-records.ts'

export function mountDeveloperRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  mountRecords(endpoints, dependencies, developerEndpoints, developers, 'pictures')
  mountEndpoint(endpoints, developerEndpoints.create, ({ context, body }) =>
    withPreparedPictures(dependencies, 'pictures', body.picture, ([logo]) =>
      createDeveloper(dependencies, context, body.fields, logo),
    ),
  )
}
