import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { getSite, updateSite } from '@tahanan/catalog/site/site-commands.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountSiteRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  mountEndpoints(endpoints, siteEndpoints, {
    get: () => getSite(catalog),
    update: ({ context, body, expectedVersion }) => updateSite(catalog, context, body.changes, expectedVersion),
  })
}
