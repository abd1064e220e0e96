import { listPeopleNeedingAttention } from '@tahanan/catalog/attention/person-attention.store.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  personAttentionEndpoints,
  listingAttentionEndpoints,
} from '@tahanan/contracts/attention/attention.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'
import { listListingsNeedingAttention } from '@tahanan/catalog/attention/listing-attention.store.ts'

export interface PersonAttentionSettings {
  /** `SALESPERSONS_PER_BROKER`: with more than so many a broker needs care. */
  readonly salespersonsMax: number
}

export function mountAttentionRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { salespersonsMax }: PersonAttentionSettings,
): void {
  const { list: listings } = listingAttentionEndpoints
  const { list: people } = personAttentionEndpoints
  mountEndpoint(endpoints, listings, async ({ query, context }) => {
    const found = await listListingsNeedingAttention(catalog, query, context.now)
    return listAnswer(listings.path, query, found, { reason: query.reason })
  })
  mountEndpoint(endpoints, people, async ({ query, context: { now } }) =>
    listAnswer(people.path, query, await listPeopleNeedingAttention(catalog, query, { now, salespersonsMax })),
  )
}
