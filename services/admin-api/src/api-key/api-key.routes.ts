import { createApiKey, endApiKey, listApiKeys } from '@tahanan/catalog/api-key/api-key-commands.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { apiKeyEndpoints } from '@tahanan/contracts/api-key/api-key.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountApiKeyRoutes(endpoints: EndpointRouter, sessions: Sessions): void {
  mountEndpoints(endpoints, apiKeyEndpoints, {
    list: async ({ query, context }) =>
      listAnswer(apiKeyEndpoints.list.path, query, await listApiKeys(sessions, query, context.now)),
    create({ context, actor, body }) {
      const { name, scopes, expires_on: expiresOn, calls_per_minute: callsPerMinute } = body
      return createApiKey(sessions, { ...context, actor }, { name, scopes, expiresOn, callsPerMinute })
    },
    end: ({ context, params }) => endApiKey(sessions, context, params.id),
  })
}
