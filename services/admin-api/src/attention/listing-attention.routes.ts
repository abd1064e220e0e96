import { listListingsNeedingAttention } from '@tahanan/catalog/attention/listing-attention.store.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { listingAttentionEndpoints } from '@tahanan/contracts/attention/attention.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountListingAttentionRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list } = listingAttentionEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) => {
    const found = await listListingsNeedingAttention(catalog, query, context.now)
    return listAnswer(list.path, query, found, { reason: query.reason })
  })
}
