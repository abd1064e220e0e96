import { z } from 'zod'
import { del, get, noAnswer, patch, post } from '../endpoint/define-endpoint.ts'
import { idParams, versionBody, versionField } from '../endpoint/id-fields.ts'
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

const decide = { params: idParams, answer: accountAnswerSchema } as const

const { password } = loginBody.shape

/** Accounts of staff (§6, decisions 114, 120 and 130). */
export const accountEndpoints = {
  list: get('admin', 'account.list', '/admin/accounts/', {
    summary: 'Accounts, those that wait for approval first, then the newest; `pending` is how many wait.',
    query: accountListQuerySchema,
    answer: staffListAnswer(accountAnswerSchema).extend({ pending: z.int().nonnegative() }),
  }),
  get: get('admin', 'account.get', '/admin/accounts/{id}/', {
    params: idParams,
    summary: 'One account.',
    answer: accountAnswerSchema,
  }),
  invite: post('admin', 'account.invite', '/admin/accounts/', {
    summary:
      'Invites an address: a mail brings a link that sets a password once, within 7 days, and the account is active. ' +
      'Where no mail is sent, the answer has the link.',
    body: invitationBody,
    answer: invitationAnswerSchema,
    status: 201,
  }),
  inviteAgain: post('admin', 'account.invite-again', '/admin/accounts/{id}/invite/', {
    ...decide,
    summary: 'Sends an invitation again, with another link; the links before end. 409 if it was taken up.',
    answer: invitationAnswerSchema,
  }),
  makeResetLink: post('admin', 'account.make-reset-link', '/admin/accounts/{id}/reset-link/', {
    ...decide,
    summary: 'A link to hand over to who forgot their password: it works once, for 30 minutes. 409 for your own.',
    answer: passwordLinkSchema,
  }),
  approve: post('admin', 'account.approve', '/admin/accounts/{id}/approve/', {
    ...decide,
    summary: 'Lets a registration sign in, as editor unless another role is given. 409 if it does not wait.',
    body: z.strictObject({ role: roleSchema.default('editor'), version: versionField() }),
  }),
  disable: post('admin', 'account.disable', '/admin/accounts/{id}/disable/', {
    ...decide,
    summary: 'Closes an account and ends its sessions at once. 409 for your own and for the last administrator.',
    body: versionBody,
  }),
  enable: post('admin', 'account.enable', '/admin/accounts/{id}/enable/', {
    ...decide,
    summary: 'Opens a closed account again. 409 if it is not closed.',
    body: versionBody,
  }),
  update: patch('admin', 'account.update', '/admin/accounts/{id}/', {
    ...decide,
    summary: 'Changes the role, from the next request on. 409 for your own and for the last administrator.',
    body: z.strictObject({ role: roleSchema, version: versionField() }),
  }),
  delete: del('admin', 'account.delete', '/admin/accounts/{id}/', {
    ...decide,
    summary:
      'Turns a registration down, or withdraws an invitation, and forgets it. 409 for any other account: disable that.',
    answer: noAnswer,
  }),
  endSessions: post('admin', 'account.end-sessions', '/admin/accounts/{id}/end-sessions/', {
    ...decide,
    summary: 'Signs somebody out everywhere, at once.',
    answer: noAnswer,
  }),
  turnOffTwoFactor: post('admin', 'account.turn-off-two-factor', '/admin/accounts/{id}/two-factor/off/', {
    ...decide,
    summary: 'Turns the second factor off for who lost it. 409 for your own, and where none is on.',
    answer: noAnswer,
  }),
  own: get('viewer', 'account.own', '/admin/account/', {
    summary: 'The account that asks; how many recovery codes are left, null where no second factor is on.',
    answer: accountAnswerSchema.extend({ recovery_codes_left: z.int().nullable() }),
  }),
  changePassword: post('viewer', 'account.change-password', '/admin/account/password/', {
    summary: 'Changes the own password, ends every session of the account and answers a new one.',
    body: z.strictObject({ current_password: password, new_password: newPasswordField }),
    answer: sessionAnswerSchema,
  }),
  beginTwoFactor: post('viewer', 'account.begin-two-factor', '/admin/account/two-factor/', {
    summary:
      'A secret for an authenticator app (RFC 6238) and recovery codes. Nothing is asked for before a code confirms it.',
    body: z.strictObject({ current_password: password }),
    answer: twoFactorSecretSchema,
    refusals: [409],
  }),
  confirmTwoFactor: post('viewer', 'account.confirm-two-factor', '/admin/account/two-factor/confirm/', {
    summary: 'Turns the second factor on by a first code.',
    body: z.strictObject({ code: codeField }),
    refusals: [409],
  }),
  renewRecoveryCodes: post('viewer', 'account.renew-recovery-codes', '/admin/account/two-factor/recovery-codes/', {
    summary: 'New recovery codes in place of those that are left, for the password and a code. They are shown once.',
    body: z.strictObject({ current_password: password, code: codeField }),
    answer: twoFactorSecretSchema.pick({ recovery_codes: true }),
    refusals: [409],
  }),
  endTwoFactor: post('viewer', 'account.end-two-factor', '/admin/account/two-factor/off/', {
    summary: 'Turns the own second factor off, for the password and a code.',
    body: z.strictObject({ current_password: password, code: codeField }),
    refusals: [409],
  }),
} as const
