import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { registerBody } from './account.ts'

/** What the registration screen calls (decision 114). */
export const accountPublicEndpoints = {
  register: defineEndpoint({
    id: 'account.register',
    method: 'POST',
    path: '/register/',
    access: 'public',
    summary:
      'Asks for an account. The answer is the same whether or not the address has one. With REGISTRATION=closed: 403.',
    body: registerBody,
    answer: z.object({ detail: z.string() }),
    status: 202,
    refusals: [403],
  }),
} as const
