import { createEndpointRouter, type EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountAmenityRoutes } from '../amenity/amenity.routes.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { mountBrokerRoutes } from '../broker/broker.routes.ts'
import { mountDeveloperRoutes } from '../developer/developer.routes.ts'
import { mountListingRoutes } from '../listing/listing.routes.ts'
import { mountOpenApiRoutes } from '../openapi/openapi.routes.ts'
import { mountProjectRoutes } from '../project/project.routes.ts'

/** Every public call, each noun by its own file. Nobody is signed in here. */
export function createPublicRouter(answers: PublicAnswers): EndpointRouter {
  const endpoints = createEndpointRouter()
  mountListingRoutes(endpoints, answers)
  mountProjectRoutes(endpoints, answers)
  mountDeveloperRoutes(endpoints, answers)
  mountAmenityRoutes(endpoints, answers)
  mountBrokerRoutes(endpoints, answers)
  mountOpenApiRoutes(endpoints)
  return endpoints
}
