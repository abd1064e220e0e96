import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  createImportSource,
  deleteImportSource,
  fetchImportSourceNow,
  listImportSources,
  pauseImportSource,
  resumeImportSource,
  updateImportSource,
} from '@tahanan/catalog/import-source/import-source-commands.ts'
import { importSourceEndpoints } from '@tahanan/contracts/import-source/import-source.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import type { OutboundRules } from '@tahanan/platform/outbound/public-address.ts'
import { listAnswer } from '../list/list-answer.ts'

/** @param rules where listings may be fetched from */
export function mountImportSourceRoutes(endpoints: EndpointRouter, catalog: Catalog, rules: OutboundRules): void {
  const { list, create, update, fetch, pause, resume } = importSourceEndpoints
  mountEndpoint(endpoints, list, async ({ query }) =>
    listAnswer(list.path, query, await listImportSources(catalog, query)),
  )
  mountEndpoint(endpoints, create, ({ context, body }) => {
    const { account_id: accountId, daily_hour: dailyHour, is_published: isPublished, broker_id: brokerId } = body
    const { name, address } = body
    return createImportSource(catalog, context, { name, address, accountId, dailyHour, isPublished, brokerId }, rules)
  })
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion = body.version }) => {
    const { account_id: accountId, daily_hour: dailyHour, is_published: isPublished, broker_id: brokerId } = body
    const { name, address } = body
    const changes = { name, address, accountId, dailyHour, isPublished, brokerId }
    return updateImportSource(catalog, context, params.id, changes, { rules, expectedVersion })
  })
  for (const [endpoint, act] of [
    [fetch, fetchImportSourceNow],
    [pause, pauseImportSource],
    [resume, resumeImportSource],
  ] as const)
    mountEndpoint(endpoints, endpoint, ({ context, params, body, expectedVersion = body.version }) =>
      act(catalog, context, params.id, expectedVersion),
    )
  mountEndpoint(endpoints, importSourceEndpoints.delete, ({ context, params, expectedVersion }) =>
    deleteImportSource(catalog, context, params.id, expectedVersion),
  )
}
