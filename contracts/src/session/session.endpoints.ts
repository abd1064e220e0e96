import { z } from 'zod'
import { del, get, post } from '../endpoint/define-endpoint.ts'
import { loginBody, ownSessionSchema, sessionAnswerSchema } from './session.ts'

const refreshBody = z.strictObject({ refresh: z.string().min(1, 'Field is required').max(200) })

/** §7 "Session". */
export const sessionEndpoints = {
  login: post('public', 'session.login', '/admin/login/', {
    summary:
      'Sign in. Where a second factor is on, the password alone is answered 401 `code_required`: send both, with the code.',
    body: loginBody,
    answer: sessionAnswerSchema,
    refusals: [401],
  }),
  refresh: post('public', 'session.refresh', '/admin/login/refresh', {
    summary: 'Exchange the refresh token for a new pair',
    body: refreshBody,
    answer: sessionAnswerSchema,
    refusals: [401],
  }),
  logout: post('public', 'session.logout', '/admin/logout/', {
    summary: 'End the session of a refresh token, its access tokens included',
    body: refreshBody,
  }),
  list: get('viewer', 'session.list', '/admin/account/sessions/', {
    summary: 'Where the own account is signed in, last seen first.',
    answer: z.object({ results: z.array(ownSessionSchema) }),
  }),
  end: del('viewer', 'session.end', '/admin/account/sessions/{session}/', {
    summary: 'Ends one of the own sessions: its next request is refused.',
    params: z.object({ session: z.uuid() }),
  }),
  endOthers: del('viewer', 'session.end-others', '/admin/account/sessions/', {
    summary: 'Ends every own session but the one that asks.',
  }),
} as const
