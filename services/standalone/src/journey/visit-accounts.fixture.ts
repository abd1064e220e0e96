import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import { secretIn } from '@tahanan/catalog/session/totp.fixture.ts'
import { totpCode, totpStep } from '@tahanan/catalog/session/totp.ts'
import { tokenHash } from '@tahanan/catalog/token/token.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { PLANTED } from './planted.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

/** An account from its registration to its end, and a registration that is turned down. */
export async function visitAccounts(stage: JourneyStage): Promise<void> {
  const {
    list,
    get,
    approve,
    disable,
    enable,
    update,
    delete: turnDown,
    own,
    changePassword,
    endSessions,
  } = accountEndpoints
  const { login, refresh, logout } = sessionEndpoints
  const { call } = stage
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
  const bearer = bearerOf(next.access)
  await call(own, bearer)
  await visitSessions(stage, { username: email, password, bearer })
  await call(endSessions, { as: 'admin', params })
  const again = await call(login, { as: 'nobody', body: { username: email, password } })
  const passwords = { current_password: password, new_password: newPassword }
  const changed = await call(changePassword, { ...bearerOf(again.access), body: passwords })
  await call(logout, { as: 'nobody', body: { refresh: changed.refresh } })
  await call(auditEndpoints.list, { as: 'admin' })
  await visitLinks(stage)
}

const bearerOf = (token: string) => ({ as: 'nobody', headers: { authorization: `Bearer ${token}` } }) as const

interface SignedIn {
  readonly username: string
  readonly password: string
  readonly bearer: ReturnType<typeof bearerOf>
}

/** Other sessions that are ended, and a second factor that is turned on and off. */
async function visitSessions({ call }: JourneyStage, { username, password, bearer }: SignedIn): Promise<void> {
  const { login, list, end, endOthers } = sessionEndpoints
  const { beginTwoFactor, confirmTwoFactor, renewRecoveryCodes, endTwoFactor, turnOffTwoFactor, own } = accountEndpoints
  await call(login, { as: 'nobody', body: { username, password } })
  const { results } = await call(list, bearer)
  const other = results.find(({ is_current: isCurrent }) => !isCurrent)
  await call(end, { ...bearer, params: { session: other?.id } })
  await call(endOthers, bearer)
  const turnOn = async (): Promise<string> => {
    const body = { current_password: password }
    const { secret, recovery_codes: codes } = await call(beginTwoFactor, { ...bearer, body })
    const code = totpCode(secretIn(secret), totpStep(new Date()))
    await call(confirmTwoFactor, { ...bearer, body: { code } })
    return codes[0] ?? ''
  }
  const proved = (code = '') => ({ ...bearer, body: { current_password: password, code } })
  const renewed = await call(renewRecoveryCodes, proved(await turnOn()))
  await call(endTwoFactor, proved(renewed.recovery_codes[0]))
  await turnOn()
  const { id } = await call(own, bearer)
  await call(turnOffTwoFactor, { as: 'admin', params: { id } })
}

/** Somebody who is invited, and forgets their password. */
async function visitLinks({ call, admin }: JourneyStage): Promise<void> {
  const { invite, inviteAgain, makeResetLink } = accountEndpoints
  const { askReset, showLink, setPassword } = accountPublicEndpoints
  const { accountName: name, invitedEmail: email, password } = PLANTED
  const { account } = await call(invite, { as: 'admin', body: { name, email, role: 'viewer' } })
  const params = { id: account.id }
  await call(inviteAgain, { as: 'admin', params })
  // What stands in the link of the mail, which nobody sends here.
  const token = 'b'.repeat(43)
  await admin.catalog.pool.query('update app.account_link set token_hash = $1', [tokenHash(token)])
  await call(showLink, { as: 'nobody', body: { token } })
  await call(setPassword, { as: 'nobody', body: { token, new_password: password } })
  await call(makeResetLink, { as: 'admin', params })
  await call(askReset, { as: 'nobody', body: { email } })
}
