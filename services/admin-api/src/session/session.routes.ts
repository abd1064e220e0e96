import type { Session } from '@tahanan/catalog/session/session.store.ts'
import { refreshSession, type Sessions, signIn, signOut } from '@tahanan/catalog/session/sessions.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

/** A session in the words of §3 and §7. */
export function sessionAnswerOf({ access, refresh, expiresInSeconds, account }: Session): SessionAnswer {
  const { id, name, username, role } = account
  const user = { id, name, username }
  return { access, token: access, refresh, expires_in: expiresInSeconds, user, user_type: 1, role }
}

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
