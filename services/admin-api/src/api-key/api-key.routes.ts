import { createApiKey, endApiKey, listApiKeys } from '@tahanan/catalog/api-key/api-key-commands.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { apiKeyEndpoints } from '@tahanan/contracts/api-key/api-key.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountApiKeyRoutes(endpoints: EndpointRouter, sessions: Sessions): void {
  const { list, create, end } = apiKeyEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listApiKeys(sessions, query, context.now)),
  )
  mountEndpoint(endpoints, create, ({ context, actor, body }) => {
    const { name, scopes, expires_on: expiresOn, calls_per_minute: callsPerMinute } = body
    return createApiKey(sessions, { ...context, actor }, { name, scopes, expiresOn, callsPerMinute })
  })
  mountEndpoint(endpoints, end, ({ context, params }) => endApiKey(sessions, context, params.id))
}
