import { authenticate } from '@tahanan/catalog/session/authenticate.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { createEndpointRouter, type EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountAmenityRoutes } from '../amenity/amenity.routes.ts'
import { mountDeveloperRoutes } from '../developer/developer.routes.ts'
import { mountProjectRoutes } from '../project/project.routes.ts'

/** Every call of the admin API, each noun by its own file. */
export function createAdminRouter(sessions: Sessions): EndpointRouter {
  const endpoints = createEndpointRouter({
    authenticate: (token) => authenticate(sessions, token, new Date()),
  })
  mountDeveloperRoutes(endpoints, sessions)
  mountProjectRoutes(endpoints, sessions)
  mountAmenityRoutes(endpoints, sessions)
  return endpoints
}
