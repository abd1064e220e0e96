import type { IncomingHttpHeaders } from 'node:http'
import { endOwnSession, endSessionsOf, listOwnSessions } from '@tahanan/catalog/session/end-sessions.ts'
import type { Session, SessionClient } from '@tahanan/catalog/session/session.store.ts'
import { refreshSession, type Sessions, signIn, signOut } from '@tahanan/catalog/session/sessions.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

const USER_AGENT_MAX = 300

/** A session in the words of §3 and §7. */
export function sessionAnswerOf({ access, refresh, expiresInSeconds, account }: Session): SessionAnswer {
  const { id, name, username, role } = account
  const user = { id, name, username }
  return { access, token: access, refresh, expires_in: expiresInSeconds, user, user_type: 1, role }
}

/** What a request tells of its sender. */
export function sessionClientOf(call: {
  readonly headers: IncomingHttpHeaders
  readonly clientAddress: string
}): SessionClient {
  return { clientAddress: call.clientAddress, userAgent: (call.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX) }
}

export function mountSessionRoutes(endpoints: EndpointRouter, sessions: Sessions): void {
  mountEndpoints(endpoints, sessionEndpoints, {
    async login(call) {
      const { username, password, code } = call.body
      const given = { username, password, code, ...sessionClientOf(call) }
      return sessionAnswerOf(await signIn(sessions, call.context, given))
    },
    refresh: async (call) =>
      sessionAnswerOf(await refreshSession(sessions, call.context, call.body.refresh, sessionClientOf(call))),
    logout: ({ context, body }) => signOut(sessions, context, body.refresh),
    list: async ({ actor }) => ({ results: await listOwnSessions(sessions, actor) }),
    end: ({ context, actor: { accountId }, params: { session: family } }) =>
      endOwnSession(sessions, context, { accountId, family }),
    endOthers: ({ context, actor: { accountId, sessionId: keep } }) =>
      endSessionsOf(sessions, context, { accountId, keep }),
  })
}
