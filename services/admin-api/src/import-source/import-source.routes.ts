import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  actOnImportSource,
  createImportSource,
  deleteImportSource,
  listImportSources,
  updateImportSource,
} from '@tahanan/catalog/import-source/import-source-commands.ts'
import { importSourceEndpoints } from '@tahanan/contracts/import-source/import-source.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import type { OutboundRules } from '@tahanan/platform/outbound/public-address.ts'
import { listAnswer } from '../list/list-answer.ts'

/** @param rules where listings may be fetched from */
export function mountImportSourceRoutes(endpoints: EndpointRouter, catalog: Catalog, rules: OutboundRules): void {
  mountEndpoints(endpoints, importSourceEndpoints, {
    list: async ({ query }) =>
      listAnswer(importSourceEndpoints.list.path, query, await listImportSources(catalog, query)),
    create({ context, body }) {
      const { account_id: accountId, daily_hour: dailyHour, is_published: isPublished, broker_id: brokerId } = body
      const { name, address } = body
      return createImportSource(catalog, context, { name, address, accountId, dailyHour, isPublished, brokerId }, rules)
    },
    update({ context, params, body, expectedVersion }) {
      const { account_id: accountId, daily_hour: dailyHour, is_published: isPublished, broker_id: brokerId } = body
      const { name, address } = body
      const changes = { name, address, accountId, dailyHour, isPublished, brokerId }
      return updateImportSource(catalog, context, params.id, changes, { rules, expectedVersion })
    },
    fetch: ({ context, params, expectedVersion }) =>
      actOnImportSource(catalog, context, params.id, 'fetch', expectedVersion),
    pause: ({ context, params, expectedVersion }) =>
      actOnImportSource(catalog, context, params.id, 'pause', expectedVersion),
    resume: ({ context, params, expectedVersion }) =>
      actOnImportSource(catalog, context, params.id, 'resume', expectedVersion),
    delete: ({ context, params, expectedVersion }) => deleteImportSource(catalog, context, params.id, expectedVersion),
  })
}
