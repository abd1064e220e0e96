import type { Catalog } from '@tahanan/catalog/command/catalog.ts'
import { getOverview } from '@tahanan/catalog/overview/get-overview.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountOverviewRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  mountEndpoint(endpoints, overviewEndpoints.show, ({ context }) => getOverview(catalog, context.now))
}
