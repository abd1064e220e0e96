import { listPeopleNeedingCare } from '@tahanan/catalog/care/person-care.store.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { personCareEndpoints } from '@tahanan/contracts/care/care.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export interface PersonCareSettings {
  /** `SALESPERSONS_PER_BROKER`: with more than so many a broker needs care. */
  readonly salespersonsMax: number
}

export function mountPersonCareRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { salespersonsMax }: PersonCareSettings,
): void {
  const { list } = personCareEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listPeopleNeedingCare(catalog, query, { now: context.now, salespersonsMax })),
  )
}
