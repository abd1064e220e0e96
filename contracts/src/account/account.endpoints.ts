import { z } from 'zod'
import { defineEndpoint, noAnswer } from '../endpoint/define-endpoint.ts'
import { idParams, versionField } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { roleSchema } from '../session/role.ts'
import { loginBody, sessionAnswerSchema } from '../session/session.ts'
import { accountAnswerSchema, accountListQuerySchema, newPasswordField } from './account.ts'

const read = { access: 'admin', method: 'GET' } as const
const decide = { access: 'admin', method: 'POST', params: idParams, answer: accountAnswerSchema } as const

/** Bodies of decisions: the version that the administrator has seen, if wanted. */
const versionBody = z.strictObject({ version: versionField() })

/** Accounts of staff (§6, decisions 114, 120 and 130). */
export const accountEndpoints = {
  list: defineEndpoint({
    ...read,
    id: 'account.list',
    path: '/admin/accounts/',
    summary: 'Accounts, those that wait for approval first, then the newest; `pending` is how many wait.',
    query: accountListQuerySchema,
    answer: staffListAnswer(accountAnswerSchema).extend({ pending: z.int().nonnegative() }),
  }),
  get: defineEndpoint({
    ...read,
    params: idParams,
    id: 'account.get',
    path: '/admin/accounts/{id}/',
    summary: 'One account.',
    answer: accountAnswerSchema,
  }),
  approve: defineEndpoint({
    ...decide,
    id: 'account.approve',
    path: '/admin/accounts/{id}/approve/',
    summary: 'Lets a registration sign in, as editor unless another role is given. 409 if it does not wait.',
    body: z.strictObject({ role: roleSchema.default('editor'), version: versionField() }),
  }),
  disable: defineEndpoint({
    ...decide,
    id: 'account.disable',
    path: '/admin/accounts/{id}/disable/',
    summary: 'Closes an account and ends its sessions at once. 409 for your own and for the last administrator.',
    body: versionBody,
  }),
  enable: defineEndpoint({
    ...decide,
    id: 'account.enable',
    path: '/admin/accounts/{id}/enable/',
    summary: 'Opens a closed account again. 409 if it is not closed.',
    body: versionBody,
  }),
  update: defineEndpoint({
    ...decide,
    id: 'account.update',
    method: 'PATCH',
    path: '/admin/accounts/{id}/',
    summary: 'Changes the role, from the next request on. 409 for your own and for the last administrator.',
    body: z.strictObject({ role: roleSchema, version: versionField() }),
  }),
  delete: defineEndpoint({
    ...decide,
    id: 'account.delete',
    method: 'DELETE',
    path: '/admin/accounts/{id}/',
    summary: 'Turns a registration down and forgets it. 409 for an account that was ever approved: disable that.',
    answer: noAnswer,
  }),
  own: defineEndpoint({
    access: 'viewer',
    method: 'GET',
    id: 'account.own',
    path: '/admin/account/',
    summary: 'The account that asks.',
    answer: accountAnswerSchema,
  }),
  changePassword: defineEndpoint({
    access: 'viewer',
    method: 'POST',
    id: 'account.change-password',
    path: '/admin/account/password/',
    summary: 'Changes the own password, ends every session of the account and answers a new one.',
    body: z.strictObject({ current_password: loginBody.shape.password, new_password: newPasswordField }),
    answer: sessionAnswerSchema,
  }),
} as const
