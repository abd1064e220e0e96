import { insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

const { login, refresh, logout } = sessionEndpoints
const maria = { username: 'maria', password: 'kalabaw 42' }

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
  const passwordHash = await api.sessions.passwords.hash(maria.password)
  const client = await api.catalog.pool.connect()
  const account = {
    name: 'Maria',
    username: 'maria',
    usernameFolded: 'maria',
    role: 'editor',
    state: 'active',
  } as const
  await insertAccount(client, { ...account, passwordHash, createdAt: new Date() }).finally(() => client.release())
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.catalog.pool.query('truncate app.login_attempt, app.password_guess')
  api.sessions.loginRefusals.clear()
})

const signIn = () => api.ask(login, { as: 'nobody', body: maria })
const bearer = (token: string) => ({ as: 'nobody', headers: { authorization: `Bearer ${token}` } }) as const
const isWelcome = async (token: string) =>
  (await api.request('GET', amenityEndpoints.list.path, bearer(token))).status === 200

describe('POST /admin/login/', () => {
  test('200 as §3 and §7 want it, with or without the flag and the slash', async () => {
    const body = { ...maria, returnSecureToken: true }
    const reply = await api.request('POST', '/admin/login', { as: 'nobody', body })
    expect(reply).toMatchObject({
      status: 200,
      body: { user: { name: 'Maria', username: 'maria' }, user_type: 1, role: 'editor', expires_in: 900 },
    })
    const session = login.answer.parse(reply.body)
    expect(session.token).toBe(session.access)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await isWelcome(session.access)).toBe(true)
  })

  test('401 in the words of §8', async () => {
    expect(
      await api.request('POST', '/admin/login/', { as: 'nobody', body: { ...maria, password: 'x' } }),
    ).toMatchObject({
      status: 401,
      body: { detail: 'Username and password mismatch', code: 'unauthorized' },
    })
  })

  test('429 that says how long, once there were too many', async () => {
    const attempt = () => api.request('POST', '/admin/login/', { as: 'nobody', body: { ...maria, password: 'x' } })
    const replies = await Promise.all(Array.from({ length: 12 }, attempt))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
    const refused = await attempt()
    const detail = 'Too many attempts to sign in. Try again in 15 minutes.'
    expect(refused).toMatchObject({ status: 429, body: { detail } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test.each([
    [{}, ['username', 'password']],
    [{ username: 'x' }, ['password']],
    [{ username: 'a\u0000', password: 'x' }, ['username']],
    [{ username: 'a', password: 'x\u0000' }, ['password']],
    [{ username: 'x'.repeat(10_000), password: 'x' }, ['username']],
    [{ username: 'a', password: 'x'.repeat(10_000) }, ['password']],
    [{ username: { $gt: '' }, password: ['x'] }, ['username', 'password']],
    [{ ...maria, role: 'admin' }, ['role']],
  ])('400 for %j', async (body, fields) => {
    const reply = await api.request('POST', '/admin/login/', { as: 'nobody', body })
    expect([reply.status, refusedFields(reply).toSorted()]).toEqual([400, fields.toSorted()])
  })
})

describe('POST /admin/login/refresh', () => {
  test('200 with a new pair; the old one, used again later, ends everything', async () => {
    const first = await signIn()
    const second = await api.ask(refresh, { as: 'nobody', body: { refresh: first.refresh } })
    expect(await isWelcome(second.access)).toBe(true)
    const again = () => api.request('POST', '/admin/login/refresh/', { as: 'nobody', body: { refresh: first.refresh } })
    expect(await again()).toMatchObject({ status: 200, body: { refresh: second.refresh } })
    await api.catalog.pool.query(`update app.refresh_token set used_at = used_at - interval '11 seconds'`)
    expect(await again()).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await isWelcome(second.access)).toBe(false)
  })

  test('an access token is none', async () => {
    const { access } = await signIn()
    const body = { refresh: access.slice(0, 200) }
    expect((await api.request('POST', '/admin/login/refresh', { as: 'nobody', body })).status).toBe(401)
    expect((await api.request('POST', '/admin/login/refresh', { as: 'nobody', body: {} })).status).toBe(400)
  })
})

test('POST /admin/logout/ ends the session at once, and only that one', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()]
  await api.ask(logout, { as: 'nobody', body: { refresh: here.refresh } })
  expect(await isWelcome(here.access)).toBe(false)
  expect(await isWelcome(elsewhere.access)).toBe(true)
  await api.ask(logout, { as: 'nobody', body: { refresh: 'nonsense' } })
})

test('a refresh token is no bearer token', async () => {
  expect(await isWelcome((await signIn()).refresh)).toBe(false)
})
