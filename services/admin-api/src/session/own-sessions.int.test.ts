import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { secretIn } from '@tahanan/catalog/session/totp.fixture.ts'
import { totpCode, totpStep } from '@tahanan/catalog/session/totp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD, type TestAccounts } from '../account/test-accounts.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const { list, end, endOthers, login, refresh } = sessionEndpoints
const { own, endSessions, disable, beginTwoFactor, confirmTwoFactor, renewRecoveryCodes, turnOffTwoFactor } =
  accountEndpoints
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

let api: TestAdminApi
let people: TestAccounts
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1 })
  people = openTestAccounts(api)
})
afterAll(() => api.close())

const bearer = (token: string) => ({ as: 'nobody', headers: { authorization: `Bearer ${token}` } }) as const
const signIn = (username: string, headers: Readonly<Record<string, string>>) =>
  api.ask(login, { as: 'nobody', body: { username, password: PASSWORD }, headers })
const statusOf = async (token: string) => (await api.request('GET', own.path, bearer(token))).status
const renewed = (token: string) => api.request('POST', refresh.path, { as: 'nobody', body: { refresh: token } })

test('own sessions are listed by device and address, this one marked; a refresh keeps what is known fresh', async () => {
  const { email } = await people.approved('viewer')
  const desk = await signIn(email, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.5' })
  const phone = await signIn(email, { 'user-agent': 'Mobile Safari/604.1 (iPhone)', 'x-forwarded-for': '203.0.113.6' })
  const { results } = await api.ask(list, bearer(desk.access))
  const shown = results.map(({ device, address, is_current: isCurrent }) => ({ device, address, isCurrent }))
  expect(shown).toEqual([
    { device: 'Safari on iPhone', address: '203.0.113.6', isCurrent: false },
    { device: 'Firefox on Linux', address: '203.0.113.5', isCurrent: true },
  ])
  const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.7' }
  await api.ask(refresh, { as: 'nobody', body: { refresh: desk.refresh }, headers })
  const [first, second] = (await api.ask(list, bearer(phone.access))).results
  expect(first).toMatchObject({ device: 'Firefox on Linux', address: '198.51.100.7', is_current: false })
  expect(second).toMatchObject({ device: 'Safari on iPhone', is_current: true })
  expect(Date.parse(first?.last_seen_at ?? '')).toBeGreaterThan(Date.parse(first?.begun_at ?? ''))
})

test('one that is ended is out at once, and nobody ends another’s', async () => {
  const { email, id } = await people.approved()
  const [here, there] = [await people.signIn(email), await people.signIn(email)]
  const { results } = await api.ask(list, bearer(here.access))
  const other = results.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? ''
  const stranger = await people.signIn((await people.approved()).email)
  const endIt = (token: string) => api.request('DELETE', end.path.replace('{session}', other), bearer(token))
  expect((await endIt(stranger.access)).status).toBe(404)
  expect((await endIt(here.access)).status).toBe(204)
  expect([await statusOf(there.access), (await renewed(there.refresh)).status]).toEqual([401, 401])
  expect(await statusOf(here.access)).toBe(200)
  expect((await endIt(here.access)).status).toBe(404)
  expect((await api.ask(list, bearer(here.access))).results).toHaveLength(1)
  expect(await api.catalog.auditActions('account', id)).toContain('end-session')
})

test('all others are ended but the one that asks; an administrator ends them all', async () => {
  const { email, id } = await people.approved()
  const [here, there] = [await people.signIn(email), await people.signIn(email)]
  expect((await api.request('DELETE', endOthers.path, bearer(here.access))).status).toBe(204)
  expect([await statusOf(here.access), await statusOf(there.access)]).toEqual([200, 401])
  expect((await renewed(here.refresh)).status).toBe(200)
  await api.ask(endSessions, { as: 'admin', params: { id } })
  expect([await statusOf(here.access), (await renewed(here.refresh)).status]).toEqual([401, 401])
  const { rowCount } = await api.catalog.pool.query('select from app.session where account_id = $1', [id])
  expect(rowCount).toBe(0)
  await expect(api.ask(endSessions, { as: 'admin', params: { id: 999 } })).rejects.toThrow('404')
})

test('a closed account is signed in nowhere', async () => {
  const { email, id } = await people.approved()
  await people.signIn(email)
  await api.ask(disable, { as: 'admin', params: { id }, body: {} })
  const { rowCount } = await api.catalog.pool.query('select from app.session where account_id = $1', [id])
  expect(rowCount).toBe(0)
})

test('a second factor over the wire', async () => {
  const { email, id } = await people.approved()
  const { access } = await people.signIn(email)
  const begun = await api.ask(beginTwoFactor, { ...bearer(access), body: { current_password: PASSWORD } })
  const code = totpCode(secretIn(begun.secret), totpStep(new Date()))
  await api.ask(confirmTwoFactor, { ...bearer(access), body: { code } })
  expect(await api.ask(own, bearer(access))).toMatchObject({ two_factor: true, recovery_codes_left: 10 })
  const enter = (more: object) =>
    api.request('POST', login.path, { as: 'nobody', body: { username: email, password: PASSWORD, ...more } })
  expect(await enter({})).toMatchObject({ status: 401, body: { code: 'code_required' } })
  expect(await enter({ code })).toMatchObject({ status: 401, body: { code: 'wrong_code' } })
  expect((await enter({ code: begun.recovery_codes[0] })).status).toBe(200)
  const proved = (recoveryCode = '') => ({
    ...bearer(access),
    body: { current_password: PASSWORD, code: recoveryCode },
  })
  const { recovery_codes: codes } = await api.ask(renewRecoveryCodes, proved(begun.recovery_codes[1]))
  expect(await api.ask(own, bearer(access))).toMatchObject({ recovery_codes_left: 10 })
  expect((await enter({ code: begun.recovery_codes[2] })).status).toBe(401)
  expect((await enter({ code: codes[0] })).status).toBe(200)
  await api.ask(turnOffTwoFactor, { as: 'admin', params: { id } })
  await expect(api.ask(renewRecoveryCodes, proved(codes[1]))).rejects.toThrow('409')
  expect((await enter({})).status).toBe(200)
  expect(await api.ask(own, bearer(access))).toMatchObject({ two_factor: false, recovery_codes_left: null })
})
