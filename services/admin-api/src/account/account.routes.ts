import {
  changeAccount,
  changePassword,
  deleteRegistration,
  getAccount,
  listAccounts,
} from '@tahanan/catalog/account/account-commands.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'
import { sessionAnswerOf } from '../session/session.routes.ts'

export function mountAccountRoutes(endpoints: EndpointRouter, sessions: Sessions): void {
  const {
    list,
    get,
    approve,
    disable,
    enable,
    update,
    delete: turnDown,
    own,
    changePassword: password,
  } = accountEndpoints

  mountEndpoint(endpoints, list, async ({ query }) => {
    const page = await listAccounts(sessions, query)
    const { state, role } = query
    const filters = { ...(state === undefined ? {} : { state }), ...(role === undefined ? {} : { role }) }
    return { ...listAnswer(list.path, query, page, filters), pending: page.pending }
  })
  mountEndpoint(endpoints, get, ({ params }) => getAccount(sessions, params.id))
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
  mountEndpoint(endpoints, own, ({ actor }) => getAccount(sessions, actor.accountId))
  mountEndpoint(endpoints, password, async ({ context, actor: { accountId }, body, clientAddress }) => {
    const { current_password: currentPassword, new_password: newPassword } = body
    const change = { accountId, currentPassword, newPassword, clientAddress }
    return sessionAnswerOf(await changePassword(sessions, context, change))
  })
}
