import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { getOverview } from '@tahanan/catalog/overview/get-overview.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import type { PersonAttentionSettings } from '../attention/person-attention.routes.ts'

export function mountOverviewRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { salespersonsMax }: PersonAttentionSettings,
): void {
  mountEndpoint(endpoints, overviewEndpoints.show, ({ context: { now } }) =>
    getOverview(catalog, { now, salespersonsMax }),
  )
}
