import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { loginBody, sessionAnswerSchema } from './session.ts'

const refreshBody = z.strictObject({ refresh: z.string().min(1, 'Field is required').max(200) })

const forAnybody = { method: 'POST', access: 'public' } as const

/** §7 "Session". */
export const sessionEndpoints = {
  login: defineEndpoint({
    ...forAnybody,
    id: 'session.login',
    path: '/admin/login/',
    summary: 'Sign in',
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
} as const
