import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { readListingInterest } from '@tahanan/catalog/interest/listing-interest.ts'
import type { ViewCounter } from '@tahanan/catalog/interest/view-counter.ts'
import { interestEndpoints } from '@tahanan/contracts/interest/interest.endpoints.ts'
import { interestPublicEndpoints } from '@tahanan/contracts/interest/interest.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

interface InterestSettings {
  readonly views: ViewCounter
  /** False: nothing beyond the specification, so nothing is counted. */
  readonly countsViews: boolean
}

/** What the site says of pages that were shown, and what staff learn of it. */
export function mountInterestRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { views, countsViews }: InterestSettings,
): void {
  if (countsViews) {
    mountEndpoint(endpoints, interestPublicEndpoints.seen, ({ params, context }) => views.count(params.id, context.now))
  }
  mountEndpoint(endpoints, interestEndpoints.listing, ({ params, query, context }) =>
    readListingInterest(catalog, { id: params.id, days: Number(query.days) }, context.now),
  )
}
