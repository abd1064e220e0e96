import { amenities, createAmenity } from '@tahanan/catalog/amenity/amenity-commands.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { mountRecords } from '../router/mount-records.ts'

export function mountAmenityRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  mountRecords(endpoints, dependencies, amenityEndpoints, amenities)
  mountEndpoint(endpoints, amenityEndpoints.create, ({ context, body }) => createAmenity(dependencies, context, body))
}
