import { inviteAccount, inviteAgain, makeResetLink } from '@tahanan/catalog/account/account-link.ts'
import {
  type AccountSettings,
  changeAccount,
  changePassword,
  deleteRegistration,
  getAccount,
  listAccounts,
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
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'
import { sessionAnswerOf, sessionClientOf } from '../session/session.routes.ts'

export function mountAccountRoutes(endpoints: EndpointRouter, sessions: Sessions, settings: AccountSettings): void {
  const {
    list,
    get,
    invite,
    inviteAgain: sendAgain,
    makeResetLink: resetLink,
    approve,
    disable,
    enable,
    update,
    delete: turnDown,
    endSessions,
    turnOffTwoFactor: turnOff,
  } = accountEndpoints

  mountEndpoint(endpoints, list, async ({ query }) => {
    const page = await listAccounts(sessions, query)
    const { state, role } = query
    return listAnswer(list.path, query, page, { state, role })
  })
  mountEndpoint(endpoints, get, ({ params }) => getAccount(sessions, params.id))
  mountEndpoint(endpoints, invite, ({ context, body }) => inviteAccount(sessions, context, body, settings))
  mountEndpoint(endpoints, sendAgain, ({ context, params }) => inviteAgain(sessions, context, params.id, settings))
  mountEndpoint(endpoints, resetLink, ({ context, params }) =>
    makeResetLink(sessions, context, params.id, settings.origin),
  )
  mountEndpoint(endpoints, approve, ({ context, params, body, expectedVersion = body.version }) =>
    changeAccount(sessions, context, params.id, { action: 'approve', role: body.role }, expectedVersion),
  )
  mountEndpoint(endpoints, disable, ({ context, params, body, expectedVersion = body.version }) =>
    changeAccount(sessions, context, params.id, { action: 'disable' }, expectedVersion),
  )
  mountEndpoint(endpoints, enable, ({ context, params, body, expectedVersion = body.version }) =>
    changeAccount(sessions, context, params.id, { action: 'enable' }, expectedVersion),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion = body.version }) =>
    changeAccount(sessions, context, params.id, { action: 'change-role', role: body.role }, expectedVersion),
  )
  mountEndpoint(endpoints, turnDown, ({ context, params }) => deleteRegistration(sessions, context, params.id))
  mountEndpoint(endpoints, endSessions, ({ context, params }) =>
    endSessionsOf(sessions, context, { accountId: params.id }),
  )
  mountEndpoint(endpoints, turnOff, ({ context, params }) => turnOffTwoFactorOf(sessions, context, params.id))
}

/** What everybody may of their own account. */
export function mountOwnAccountRoutes(endpoints: EndpointRouter, sessions: Sessions): void {
  const {
    own,
    changePassword: password,
    beginTwoFactor: begin,
    confirmTwoFactor: confirm,
    renewRecoveryCodes: renew,
    endTwoFactor,
  } = accountEndpoints

  mountEndpoint(endpoints, own, async ({ actor: { accountId } }) => {
    const [account, left] = await Promise.all([
      getAccount(sessions, accountId),
      countRecoveryCodes(sessions.pool, accountId),
    ])
    return { ...account, recovery_codes_left: left }
  })
  mountEndpoint(endpoints, password, async (call) => {
    const { current_password: currentPassword, new_password: newPassword } = call.body
    const change = { accountId: call.actor.accountId, currentPassword, newPassword, ...sessionClientOf(call) }
    return sessionAnswerOf(await changePassword(sessions, call.context, change))
  })
  mountEndpoint(endpoints, begin, ({ context, actor: { accountId }, body, clientAddress }) =>
    beginTwoFactor(sessions, context, { accountId, currentPassword: body.current_password, clientAddress }),
  )
  mountEndpoint(endpoints, confirm, ({ context, actor: { accountId }, body }) =>
    confirmTwoFactor(sessions, context, accountId, body.code),
  )
  mountEndpoint(endpoints, renew, async ({ context, actor: { accountId }, body, clientAddress }) => {
    const { current_password: currentPassword, code } = body
    const proof = { accountId, currentPassword, code, clientAddress }
    return { recovery_codes: await renewRecoveryCodes(sessions, context, proof) }
  })
  mountEndpoint(endpoints, endTwoFactor, ({ context, actor: { accountId }, body, clientAddress }) => {
    const { current_password: currentPassword, code } = body
    return turnOffOwnTwoFactor(sessions, context, { accountId, currentPassword, code, clientAddress })
  })
}
