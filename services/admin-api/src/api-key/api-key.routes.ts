import { createApiKey, endApiKey, listApiKeys } from '@tahanan/catalog/api-key/api-key-commands.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { apiKeyEndpoints } from '@tahanan/contracts/api-key/api-key.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountApiKeyRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, create, end } = apiKeyEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listApiKeys(catalog, query, context.now)),
  )
  mountEndpoint(endpoints, create, ({ context, actor, body }) => {
    const { name, scopes, expires_on: expiresOn, calls_per_minute: callsPerMinute } = body
    return createApiKey(catalog, { ...context, actor }, { name, scopes, expiresOn, callsPerMinute })
  })
  mountEndpoint(endpoints, end, ({ context, params }) => endApiKey(catalog, context, params.id))
}
