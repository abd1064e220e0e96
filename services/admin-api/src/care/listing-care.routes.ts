import { listListingsNeedingCare } from '@tahanan/catalog/care/listing-care.store.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { listingCareEndpoints } from '@tahanan/contracts/care/care.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountListingCareRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list } = listingCareEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) => {
    const found = await listListingsNeedingCare(catalog, query, context.now)
    return listAnswer(list.path, query, found, query.reason === undefined ? {} : { reason: query.reason })
  })
}
