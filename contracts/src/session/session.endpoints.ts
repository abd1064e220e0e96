import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { loginBody, ownSessionSchema, sessionAnswerSchema } from './session.ts'

const refreshBody = z.strictObject({ refresh: z.string().min(1, 'Field is required').max(200) })

const forAnybody = { method: 'POST', access: 'public' } as const

/** §7 "Session". */
export const sessionEndpoints = {
  login: defineEndpoint({
    ...forAnybody,
    id: 'session.login',
    path: '/admin/login/',
    summary:
      'Sign in. Where a second factor is on, the password alone is answered 401 `code_required`: send both, with the code.',
    body: loginBody,
    answer: sessionAnswerSchema,
    refusals: [401],
  }),
  refresh: defineEndpoint({
    ...forAnybody,
    id: 'session.refresh',
    path: '/admin/login/refresh',
    summary: 'Exchange the refresh token for a new pair',
    body: refreshBody,
    answer: sessionAnswerSchema,
    refusals: [401],
  }),
  logout: defineEndpoint({
    ...forAnybody,
    id: 'session.logout',
    path: '/admin/logout/',
    summary: 'End the session of a refresh token, its access tokens included',
    body: refreshBody,
  }),
  list: defineEndpoint({
    id: 'session.list',
    method: 'GET',
    path: '/admin/account/sessions/',
    access: 'viewer',
    summary: 'Where the own account is signed in, last seen first.',
    answer: z.object({ results: z.array(ownSessionSchema) }),
  }),
  end: defineEndpoint({
    id: 'session.end',
    method: 'DELETE',
    path: '/admin/account/sessions/{session}/',
    access: 'viewer',
    summary: 'Ends one of the own sessions: its next request is refused.',
    params: z.object({ session: z.uuid() }),
  }),
  endOthers: defineEndpoint({
    id: 'session.end-others',
    method: 'DELETE',
    path: '/admin/account/sessions/',
    access: 'viewer',
    summary: 'Ends every own session but the one that asks.',
  }),
} as const
