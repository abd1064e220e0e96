import {
  askReset,
  inviteAccount,
  inviteAgain,
  makeResetLink,
  setPasswordByLink,
  showLink,
} from '@tahanan/catalog/account/account-link.ts'
import {
  type AccountSettings,
  changeAccount,
  changePassword,
  deleteRegistration,
  getAccount,
  listAccounts,
  register,
} from '@tahanan/catalog/account/account-commands.ts'
import { endSessionsOf } from '@tahanan/catalog/session/end-sessions.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffOwnTwoFactor,
  turnOffTwoFactorOf,
} from '@tahanan/catalog/session/two-factor.ts'
import { countRecoveryCodes } from '@tahanan/catalog/session/two-factor.store.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'
import { sessionAnswerOf, sessionClientOf } from '../session/session.routes.ts'

const PUBLIC_LIMITS = { maxBodyBytes: 16 * 1024 }

export function mountAccountRoutes(endpoints: EndpointRouter, sessions: Sessions, settings: AccountSettings): void {
  mountEndpoints(endpoints, accountEndpoints, {
    async list({ query }) {
      const { state, role } = query
      return listAnswer(accountEndpoints.list.path, query, await listAccounts(sessions, query), { state, role })
    },
    get: ({ params }) => getAccount(sessions, params.id),
    invite: ({ context, body }) => inviteAccount(sessions, context, body, settings),
    inviteAgain: ({ context, params }) => inviteAgain(sessions, context, params.id, settings),
    makeResetLink: ({ context, params }) => makeResetLink(sessions, context, params.id, settings.origin),
    approve: ({ context, params, body: { role }, expectedVersion }) =>
      changeAccount(sessions, context, params.id, { action: 'approve', role }, expectedVersion),
    disable: ({ context, params, expectedVersion }) =>
      changeAccount(sessions, context, params.id, { action: 'disable' }, expectedVersion),
    enable: ({ context, params, expectedVersion }) =>
      changeAccount(sessions, context, params.id, { action: 'enable' }, expectedVersion),
    update: ({ context, params, body: { role }, expectedVersion }) =>
      changeAccount(sessions, context, params.id, { action: 'change-role', role }, expectedVersion),
    delete: ({ context, params }) => deleteRegistration(sessions, context, params.id),
    endSessions: ({ context, params }) => endSessionsOf(sessions, context, { accountId: params.id }),
    turnOffTwoFactor: ({ context, params }) => turnOffTwoFactorOf(sessions, context, params.id),

    async own({ actor: { accountId } }) {
      const [account, left] = await Promise.all([
        getAccount(sessions, accountId),
        countRecoveryCodes(sessions.pool, accountId),
      ])
      return { ...account, recovery_codes_left: left }
    },
    async changePassword(call) {
      const { current_password: currentPassword, new_password: newPassword } = call.body
      const change = { accountId: call.actor.accountId, currentPassword, newPassword, ...sessionClientOf(call) }
      return sessionAnswerOf(await changePassword(sessions, call.context, change))
    },
    beginTwoFactor: ({ context, actor: { accountId }, body, clientAddress }) =>
      beginTwoFactor(sessions, context, { accountId, currentPassword: body.current_password, clientAddress }),
    confirmTwoFactor: ({ context, actor, body }) => confirmTwoFactor(sessions, context, actor.accountId, body.code),
    async renewRecoveryCodes({ context, actor: { accountId }, body, clientAddress }) {
      const { current_password: currentPassword, code } = body
      const proof = { accountId, currentPassword, code, clientAddress }
      return { recovery_codes: await renewRecoveryCodes(sessions, context, proof) }
    },
    endTwoFactor({ context, actor: { accountId }, body, clientAddress }) {
      const { current_password: currentPassword, code } = body
      return turnOffOwnTwoFactor(sessions, context, { accountId, currentPassword, code, clientAddress })
    },
  })

  mountEndpoints(
    endpoints,
    accountPublicEndpoints,
    {
      async register({ context, body, clientAddress }) {
        await register(sessions, context, body, { ...settings, clientAddress })
        return { detail: 'An administrator must approve your account before you can sign in.' }
      },
      async askReset({ context, body, clientAddress }) {
        await askReset(sessions, context, body.email, { ...settings, clientAddress })
        return { detail: 'If this address has an account, a mail with a link is on its way.' }
      },
      showLink: ({ context, body }) => showLink(sessions, body.token, context.now),
      setPassword: ({ context, body: { token, new_password: newPassword } }) =>
        setPasswordByLink(sessions, context, { token, newPassword }),
    },
    PUBLIC_LIMITS,
  )
}
