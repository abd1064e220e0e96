import { z } from 'zod'
import { post } from '../endpoint/define-endpoint.ts'
import { linkTokenField, newPasswordField, registerBody, resetBody } from './account.ts'

/** What is called before anybody is signed in: to register (decision 114), and to set a password by a link. */
export const accountPublicEndpoints = {
  register: post('public', 'account.register', '/register/', {
    summary:
      'Asks for an account. The answer is the same whether or not the address has one. With REGISTRATION=closed: 403.',
    body: registerBody,
    answer: z.object({ detail: z.string() }),
    status: 202,
    refusals: [403],
  }),
  askReset: post('public', 'account.ask-reset', '/account/reset/', {
    summary:
      'Mails a link that sets a new password once, within 30 minutes. The answer is the same whether or not the ' +
      'address has an account. Where no mail is sent: 403.',
    body: resetBody,
    answer: z.object({ detail: z.string() }),
    status: 202,
    refusals: [403],
  }),
  showLink: post('public', 'account.show-link', '/account/link/', {
    summary: 'Whose password a link sets. 410 once it was used, or is too old.',
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({ purpose: z.enum(['invitation', 'reset']), name: z.string(), username: z.string() }),
    refusals: [410],
  }),
  setPassword: post('public', 'account.set-password', '/account/password/', {
    summary: 'Sets a password by a link, and ends every session of the account. 410 once it was used, or is too old.',
    body: z.strictObject({ token: linkTokenField, new_password: newPasswordField }),
    refusals: [410],
  }),
} as const
