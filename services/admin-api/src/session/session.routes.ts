import { refreshSession, type Sessions, signIn, signOut } from '@tahanan/catalog/session/sessions.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { sessionAnswerOf } from './session-answer-of.ts'

export function mountSessionRoutes(endpoints: EndpointRouter, sessions: Sessions): void {
  const { login, refresh, logout } = sessionEndpoints

  mountEndpoint(endpoints, login, async ({ context, body: { username, password }, clientAddress }) =>
    sessionAnswerOf(await signIn(sessions, context, { username, password, clientAddress })),
  )
  mountEndpoint(endpoints, refresh, async ({ context, body }) =>
    sessionAnswerOf(await refreshSession(sessions, context, body.refresh)),
  )
  mountEndpoint(endpoints, logout, ({ context, body }) => signOut(sessions, context, body.refresh))
}
