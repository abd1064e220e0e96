import { createEndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountAmenityRoutes } from '../amenity/amenity.routes.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { mountBrokerRoutes } from '../broker/broker.routes.ts'
import { mountDeveloperRoutes } from '../developer/developer.routes.ts'
import { mountListingRoutes } from '../listing/listing.routes.ts'
import { mountMapRoutes } from '../map/map.routes.ts'
import { mountOpenApiRoutes } from '../openapi/openapi.routes.ts'
import { mountPlaceRoutes } from '../place/place.routes.ts'
import { mountProjectRoutes } from '../project/project.routes.ts'
import { mountSiteRoutes } from '../site/site.routes.ts'
import { mountSuggestionRoutes } from '../suggestion/suggestion.routes.ts'
import { createPublicReads, type PublicReads } from './public-reads.ts'

/** Every public call, each noun by its own file. Nobody is signed in here. Pages ask through `reads`. */
export function createPublicRouter(answers: PublicAnswers): PublicReads {
  const reads = createPublicReads(createEndpointRouter())
  mountListingRoutes(reads, answers)
  mountProjectRoutes(reads, answers)
  mountPlaceRoutes(reads, answers)
  mountDeveloperRoutes(reads, answers)
  mountAmenityRoutes(reads, answers)
  mountMapRoutes(reads, answers)
  mountSiteRoutes(reads, answers)
  mountBrokerRoutes(reads, answers)
  mountSuggestionRoutes(reads, answers)
  mountOpenApiRoutes(reads)
  return reads
}
