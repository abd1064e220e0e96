import { z } from 'zod'
import { defineEndpoint, noAnswer } from '../endpoint/define-endpoint.ts'
import { idParams, versionField } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { roleSchema } from '../session/role.ts'
import { codeField, loginBody, sessionAnswerSchema, twoFactorSecretSchema } from '../session/session.ts'
import {
  accountAnswerSchema,
  accountListQuerySchema,
  invitationAnswerSchema,
  invitationBody,
  newPasswordField,
  passwordLinkSchema,
} from './account.ts'

const read = { access: 'admin', method: 'GET' } as const
const decide = { access: 'admin', method: 'POST', params: idParams, answer: accountAnswerSchema } as const
/** Of the own account. */
const act = { access: 'viewer', method: 'POST' } as const

/** Bodies of decisions: the version that the administrator has seen, if wanted. */
const versionBody = z.strictObject({ version: versionField() })

const { password } = loginBody.shape

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
  invite: defineEndpoint({
    access: 'admin',
    method: 'POST',
    id: 'account.invite',
    path: '/admin/accounts/',
    summary:
      'Invites an address: a mail brings a link that sets a password once, within 7 days, and the account is active. ' +
      'Where no mail is sent, the answer has the link.',
    body: invitationBody,
    answer: invitationAnswerSchema,
    status: 201,
  }),
  inviteAgain: defineEndpoint({
    ...decide,
    id: 'account.invite-again',
    path: '/admin/accounts/{id}/invite/',
    summary: 'Sends an invitation again, with another link; the links before end. 409 if it was taken up.',
    answer: invitationAnswerSchema,
  }),
  makeResetLink: defineEndpoint({
    ...decide,
    id: 'account.make-reset-link',
    path: '/admin/accounts/{id}/reset-link/',
    summary: 'A link to hand over to who forgot their password: it works once, for 30 minutes. 409 for your own.',
    answer: passwordLinkSchema,
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
    summary:
      'Turns a registration down, or withdraws an invitation, and forgets it. 409 for any other account: disable that.',
    answer: noAnswer,
  }),
  endSessions: defineEndpoint({
    ...decide,
    id: 'account.end-sessions',
    path: '/admin/accounts/{id}/end-sessions/',
    summary: 'Signs somebody out everywhere, at once.',
    answer: noAnswer,
  }),
  turnOffTwoFactor: defineEndpoint({
    ...decide,
    id: 'account.turn-off-two-factor',
    path: '/admin/accounts/{id}/two-factor/off/',
    summary: 'Turns the second factor off for who lost it. 409 for your own, and where none is on.',
    answer: noAnswer,
  }),
  own: defineEndpoint({
    access: 'viewer',
    method: 'GET',
    id: 'account.own',
    path: '/admin/account/',
    summary: 'The account that asks; how many recovery codes are left, null where no second factor is on.',
    answer: accountAnswerSchema.extend({ recovery_codes_left: z.int().nullable() }),
  }),
  changePassword: defineEndpoint({
    ...act,
    id: 'account.change-password',
    path: '/admin/account/password/',
    summary: 'Changes the own password, ends every session of the account and answers a new one.',
    body: z.strictObject({ current_password: password, new_password: newPasswordField }),
    answer: sessionAnswerSchema,
  }),
  beginTwoFactor: defineEndpoint({
    ...act,
    id: 'account.begin-two-factor',
    path: '/admin/account/two-factor/',
    summary:
      'A secret for an authenticator app (RFC 6238) and recovery codes. Nothing is asked for before a code confirms it.',
    body: z.strictObject({ current_password: password }),
    answer: twoFactorSecretSchema,
    refusals: [409],
  }),
  confirmTwoFactor: defineEndpoint({
    ...act,
    id: 'account.confirm-two-factor',
    path: '/admin/account/two-factor/confirm/',
    summary: 'Turns the second factor on by a first code.',
    body: z.strictObject({ code: codeField }),
    refusals: [409],
  }),
  renewRecoveryCodes: defineEndpoint({
    ...act,
    id: 'account.renew-recovery-codes',
    path: '/admin/account/two-factor/recovery-codes/',
    summary: 'New recovery codes in place of those that are left, for the password and a code. They are shown once.',
    body: z.strictObject({ current_password: password, code: codeField }),
    answer: twoFactorSecretSchema.pick({ recovery_codes: true }),
    refusals: [409],
  }),
  endTwoFactor: defineEndpoint({
    ...act,
    id: 'account.end-two-factor',
    path: '/admin/account/two-factor/off/',
    summary: 'Turns the own second factor off, for the password and a code.',
    body: z.strictObject({ current_password: password, code: codeField }),
    refusals: [409],
  }),
} as const
