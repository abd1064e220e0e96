import { authenticate } from '@tahanan/catalog/session/authenticate.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { createEndpointRouter, type EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountAmenityRoutes } from '../amenity/amenity.routes.ts'
import { mountDeveloperRoutes } from '../developer/developer.routes.ts'
import { type ListingRouteSettings, mountListingRoutes } from '../listing/listing.routes.ts'
import { mountProjectRoutes } from '../project/project.routes.ts'
import { mountSessionRoutes } from '../session/session.routes.ts'

/** Every call of the admin API, each noun by its own file. */
export function createAdminRouter(sessions: Sessions, settings: ListingRouteSettings): EndpointRouter {
  const endpoints = createEndpointRouter({
    authenticate: (token) => authenticate(sessions, token, new Date()),
  })
  mountSessionRoutes(endpoints, sessions)
  mountDeveloperRoutes(endpoints, sessions)
  mountProjectRoutes(endpoints, sessions)
  mountAmenityRoutes(endpoints, sessions)
  mountListingRoutes(endpoints, sessions, settings)
  return endpoints
}
