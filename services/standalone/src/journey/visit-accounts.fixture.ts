import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { PLANTED } from './planted.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

/** An account from its registration to its end, and a registration that is turned down. */
export async function visitAccounts({ call }: JourneyStage): Promise<void> {
  const { list, get, approve, disable, enable, update, delete: turnDown, own, changePassword } = accountEndpoints
  const { login, refresh, logout } = sessionEndpoints
  const { accountName: name, accountEmail: email, password, newPassword } = PLANTED
  for (const address of [email, `second.${email}`]) {
    await call(accountPublicEndpoints.register, { as: 'nobody', body: { name, email: address, password } })
  }
  const { results } = await call(list, { as: 'admin', query: { q: name } })
  const [second, first] = results
  if (first === undefined || second === undefined) throw new Error('The registrations are not in the list.')
  await call(turnDown, { as: 'admin', params: second })
  const params = { id: first.id }
  await call(approve, { as: 'admin', params, body: { role: 'viewer' } })
  await call(disable, { as: 'admin', params, body: {} })
  await call(enable, { as: 'admin', params, body: {} })
  await call(update, { as: 'admin', params, body: { role: 'editor' } })
  await call(get, { as: 'admin', params })

  const session = await call(login, { as: 'nobody', body: { username: email, password } })
  const next = await call(refresh, { as: 'nobody', body: { refresh: session.refresh } })
  const bearer = { as: 'nobody', headers: { authorization: `Bearer ${next.access}` } } as const
  await call(own, bearer)
  const passwords = { current_password: password, new_password: newPassword }
  const changed = await call(changePassword, { ...bearer, body: passwords })
  await call(logout, { as: 'nobody', body: { refresh: changed.refresh } })
  await call(auditEndpoints.list, { as: 'admin' })
}
