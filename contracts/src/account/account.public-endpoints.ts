import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { linkTokenField, newPasswordField, registerBody, resetBody } from './account.ts'

const act = { method: 'POST', access: 'public' } as const

/** What is called before anybody is signed in: to register (decision 114), and to set a password by a link. */
export const accountPublicEndpoints = {
  register: defineEndpoint({
    ...act,
    id: 'account.register',
    path: '/register/',
    summary:
      'Asks for an account. The answer is the same whether or not the address has one. With REGISTRATION=closed: 403.',
    body: registerBody,
    answer: z.object({ detail: z.string() }),
    status: 202,
    refusals: [403],
  }),
  askReset: defineEndpoint({
    ...act,
    id: 'account.ask-reset',
    path: '/account/reset/',
    summary:
      'Mails a link that sets a new password once, within 30 minutes. The answer is the same whether or not the ' +
      'address has an account. Where no mail is sent: 403.',
    body: resetBody,
    answer: z.object({ detail: z.string() }),
    status: 202,
    refusals: [403],
  }),
  showLink: defineEndpoint({
    ...act,
    id: 'account.show-link',
    path: '/account/link/',
    summary: 'Whose password a link sets. 410 once it was used, or is too old.',
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({ purpose: z.enum(['invitation', 'reset']), name: z.string(), username: z.string() }),
    refusals: [410],
  }),
  setPassword: defineEndpoint({
    ...act,
    id: 'account.set-password',
    path: '/account/password/',
    summary: 'Sets a password by a link, and ends every session of the account. 410 once it was used, or is too old.',
    body: z.strictObject({ token: linkTokenField, new_password: newPasswordField }),
    refusals: [410],
  }),
} as const
