import { listPeopleNeedingAttention } from '@tahanan/catalog/attention/person-attention.store.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { personAttentionEndpoints } from '@tahanan/contracts/attention/attention.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export interface PersonAttentionSettings {
  /** `SALESPERSONS_PER_BROKER`: with more than so many a broker needs care. */
  readonly salespersonsMax: number
}

export function mountPersonAttentionRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { salespersonsMax }: PersonAttentionSettings,
): void {
  const { list } = personAttentionEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(
      list.path,
      query,
      await listPeopleNeedingAttention(catalog, query, { now: context.now, salespersonsMax }),
    ),
  )
}
