import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'
import { openTestAccounts, PASSWORD, type TestAccounts } from './test-accounts.fixture.ts'

const { own, changePassword } = accountEndpoints
const { login, refresh } = sessionEndpoints

let api: TestAdminApi
let people: TestAccounts
beforeAll(async () => {
  api = await startTestAdminApi()
  people = openTestAccounts(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.catalog.pool.query('truncate app.login_attempt')
  api.sessions.loginRefusals.clear()
})

const bearer = (token: string) => ({ as: 'nobody', headers: { authorization: `Bearer ${token}` } }) as const

describe('POST /admin/account/password/', () => {
  const change = (token: string, current: string, next: string) =>
    api.request('POST', changePassword.path, {
      ...bearer(token),
      body: { current_password: current, new_password: next },
    })

  test('200 ends the other sessions and this one, and answers one that goes on', async () => {
    const { id, email } = await people.approved('viewer')
    const [here, there] = [await people.signIn(email), await people.signIn(email)]
    const reply = await change(here.access, PASSWORD, 'a new password of mine')
    const session = changePassword.answer.parse(reply.body)
    for (const { access } of [here, there])
      expect((await api.request('GET', own.path, bearer(access))).status).toBe(401)
    expect((await api.request('POST', refresh.path, { as: 'nobody', body: { refresh: there.refresh } })).status).toBe(
      401,
    )
    expect(await api.request('GET', own.path, bearer(session.access))).toMatchObject({
      status: 200,
      body: { id, email },
    })
    expect(await people.signIn(email, 'a new password of mine')).toHaveProperty('access')
    expect(
      (await api.request('POST', login.path, { as: 'nobody', body: { username: email, password: PASSWORD } })).status,
    ).toBe(401)
    expect(await api.catalog.auditActions('account', id)).toContain('change-password')
  })

  test('400 for a wrong current one, which counts as an attempt to sign in; for a short, and for the same one', async () => {
    const { email } = await people.approved()
    const { access } = await people.signIn(email)
    expect(await change(access, 'not my password', 'a new password of mine')).toMatchObject({
      status: 400,
      body: { current_password: ['This is not your password.'] },
    })
    expect(refusedFields(await change(access, PASSWORD, 'short'))).toEqual(['new_password'])
    expect(refusedFields(await change(access, PASSWORD, PASSWORD))).toEqual(['new_password'])
    expect(refusedFields(await change(access, PASSWORD, email.toUpperCase()))).toEqual(['new_password'])
    expect(refusedFields(await change(access, PASSWORD, 'x'.repeat(20)))).toEqual(['new_password'])
    for (let index = 0; index < 10; index += 1) await change(access, 'not my password', 'a new password of mine')
    expect((await change(access, PASSWORD, 'a new password of mine')).status).toBe(429)
  })

  test('of two at once, one holds', async () => {
    const { email } = await people.approved()
    const { access } = await people.signIn(email)
    const replies = await Promise.all(
      ['first new password', 'second new password'].map((next) => change(access, PASSWORD, next)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })
})

test('GET /admin/account/ is the own account, for every role', async () => {
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    expect(await api.ask(own, { as: role })).toMatchObject({ id: api.accountIds[role], role })
  }
})
