import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'
import { openTestAccounts, PASSWORD, type TestAccounts } from './test-accounts.fixture.ts'

const { list, get, approve, disable, enable, update, delete: turnDown, own } = accountEndpoints
const { login, refresh } = sessionEndpoints

let api: TestAdminApi
let people: TestAccounts
let made = 0
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1 })
  people = openTestAccounts(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.catalog.pool.query('truncate app.login_attempt')
  api.sessions.loginRefusals.clear()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const bearer = (token: string) => ({ as: 'nobody', headers: { authorization: `Bearer ${token}` } }) as const

const act = (endpoint: { method: string; path: string }, id: number, body?: object, as: 'admin' | 'editor' = 'admin') =>
  api.request(endpoint.method, endpoint.path.replace('{id}', String(id)), { as, body })

describe('POST /register/', () => {
  test('202 makes a pending account that cannot sign in, and gives no token', async () => {
    const body = { name: 'Juan', email: 'Juan@Example.com', password: PASSWORD }
    const reply = await api.request('POST', '/register', { as: 'nobody', body })
    expect(reply).toMatchObject({
      status: 202,
      body: { detail: expect.stringContaining('administrator must approve') },
    })
    expect(JSON.stringify(reply.body)).not.toContain('token')
    expect(
      (await api.request('POST', '/admin/login/', { as: 'nobody', body: { username: body.email, password: PASSWORD } }))
        .status,
    ).toBe(401)
    const { results } = await api.ask(list, { as: 'admin', query: { q: 'juan' } })
    expect(results).toMatchObject([
      { username: 'Juan@Example.com', email: 'Juan@Example.com', state: 'pending', role: 'editor' },
    ])
    expect(await auditTrail(api.catalog.pool, 'account', results[0]?.id ?? 0)).toMatchObject([
      { account: null, role: 'system', action: 'register', changes: { state: { from: null, to: 'pending' } } },
    ])
  })

  test('does not tell who has an account, and changes nothing of it', async () => {
    const { id, email } = await people.approved()
    const taken = { name: 'Thief', email: email.toUpperCase(), password: 'another long password' }
    expect((await api.request('POST', '/register/', { as: 'nobody', body: taken })).status).toBe(202)
    expect(await api.ask(get, { as: 'admin', params: { id } })).toMatchObject({ name: 'María Santos', state: 'active' })
    expect(await people.signIn(email)).toHaveProperty('access')
  })

  test('an address that looks like another one makes no second account', async () => {
    const email = 'mario.reyes@example.com'
    for (const lookAlike of [email, 'm\u0430rio.reyes@example.com', 'mar\u0131o.reyes@example.com', `\u200b${email}`])
      expect(
        (
          await api.request('POST', '/register/', {
            as: 'nobody',
            body: { name: 'Mario', email: lookAlike, password: PASSWORD },
          })
        ).status,
      ).toBe(202)
    const { results } = await api.ask(list, { as: 'admin', query: { q: 'reyes@example.com' } })
    expect(results.map(({ username }) => username)).toEqual([email])
  })

  test.each([
    [{}, ['name', 'email', 'password']],
    [{ name: 'x', email: 'a@b', password: 'x'.repeat(12) }, ['password']],
    [{ name: 'Juan dela Cruz', email: 'a@b', password: 'juan DELA cruz' }, ['password']],
    [{ name: 'x', email: 'juan.dela.cruz@example.com', password: 'Juan.dela.Cruz' }, ['password']],
    [{ name: ' ', email: 'a@b', password: PASSWORD }, ['name']],
    [{ name: 'x', email: 'nobody', password: PASSWORD }, ['email']],
    [{ name: 'x', email: 'a@b', password: 'short' }, ['password']],
    [{ name: 'x', email: 'a@b', password: 'x'.repeat(201) }, ['password']],
    [{ name: 'x\u0000', email: 'a@b', password: 'x\u0000'.repeat(8) }, ['name', 'password']],
    [{ name: 'x', email: 'a@b', password: PASSWORD, role: 'admin', state: 'active' }, ['role', 'state']],
    [[], ['body']],
  ])('400 for %j', async (body, fields) => {
    const reply = await api.request('POST', '/register/', { as: 'nobody', body })
    expect([reply.status, refusedFields(reply).toSorted()]).toEqual([400, fields.toSorted()])
  })

  test('429 after ten an hour from one address', async () => {
    const attempt = (address: string) =>
      api.request('POST', '/register/', {
        as: 'nobody',
        headers: from(address),
        body: { name: 'x', email: `flood.${(made += 1)}@example.com`, password: PASSWORD },
      })
    for (let index = 0; index < 10; index += 1) expect((await attempt('203.0.113.9')).status).toBe(202)
    const refused = await attempt('203.0.113.9')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await attempt('203.0.113.10')).status).toBe(202)
  })

  test('403 with REGISTRATION=closed', async () => {
    const closed = await startTestAdminApi({ accounts: { isOpen: false } })
    const body = { name: 'x', email: 'a@b.ph', password: PASSWORD }
    expect(await closed.request('POST', '/register/', { as: 'nobody', body })).toMatchObject({
      status: 403,
      body: { detail: 'Registration is closed. Ask an administrator.' },
    })
    await closed.close()
  })
})

describe('GET /admin/accounts/', () => {
  test('those that wait come first; searched without accents, filtered and paged', async () => {
    const active = await people.approved('viewer')
    const waiting = await people.registered({ name: 'Ñoño Peña' })
    const { results, pending } = await api.ask(list, { as: 'admin', query: { page_size: '100' } })
    expect(results[0]).toMatchObject({ id: waiting.id, state: 'pending' })
    expect(results.filter(({ state }) => state === 'pending')).toHaveLength(pending)
    expect((await api.ask(list, { as: 'admin', query: { q: 'nono pena' } })).results.map(({ id }) => id)).toEqual([
      waiting.id,
    ])
    const viewers = await api.ask(list, { as: 'admin', query: { role: 'viewer', state: 'active', page_size: '1' } })
    expect(viewers.results.map(({ id }) => id)).toEqual([active.id])
    expect(viewers.count).toBe(2)
    expect(viewers.next).toContain('state=active&role=viewer&page=2')
  })

  test('never shows a password, and 400 for what it does not know', async () => {
    const reply = await api.request('GET', '/admin/accounts/', { as: 'admin' })
    expect(JSON.stringify(reply.body)).not.toMatch(/argon2|password/)
    for (const query of ['state=gone', 'role=public', 'x=1', 'page=0']) {
      expect((await api.request('GET', `/admin/accounts/?${query}`, { as: 'admin' })).status).toBe(400)
    }
  })
})

describe('decisions', () => {
  test('an approved account signs in, as editor unless another role is given', async () => {
    const { id, email } = await people.registered()
    const account = await api.ask(approve, { as: 'admin', params: { id }, body: {} })
    expect(account).toMatchObject({ state: 'active', role: 'editor', version: 2 })
    expect(await people.signIn(email)).toMatchObject({ role: 'editor', user: { name: 'María Santos' } })
    expect((await act(approve, id, {})).status).toBe(409)
    expect(await auditTrail(api.catalog.pool, 'account', id)).toMatchObject([
      { action: 'register' },
      { action: 'approve', account: api.accountIds.admin, changes: { state: { from: 'pending', to: 'active' } } },
      { action: 'sign-in' },
    ])
  })

  test('disabling ends every session at once, for good', async () => {
    const { id, email } = await people.approved()
    const [here, there] = [await people.signIn(email), await people.signIn(email)]
    await api.ask(disable, { as: 'admin', params: { id }, body: {} })
    for (const { access } of [here, there])
      expect((await api.request('GET', own.path, bearer(access))).status).toBe(401)
    expect(
      (await api.request('POST', login.path, { as: 'nobody', body: { username: email, password: PASSWORD } })).status,
    ).toBe(401)
    await api.ask(enable, { as: 'admin', params: { id }, body: {} })
    expect((await api.request('GET', own.path, bearer(here.access))).status).toBe(401)
    expect((await api.request('POST', refresh.path, { as: 'nobody', body: { refresh: here.refresh } })).status).toBe(
      401,
    )
    expect(await people.signIn(email)).toHaveProperty('access')
  })

  test('a changed role holds from the next request on', async () => {
    const { id, email } = await people.approved('viewer')
    const { access } = await people.signIn(email)
    const listed = () => api.request('GET', list.path, bearer(access))
    expect((await listed()).status).toBe(403)
    await api.ask(update, { as: 'admin', params: { id }, body: { role: 'admin' } })
    expect((await listed()).status).toBe(200)
    await api.ask(update, { as: 'admin', params: { id }, body: { role: 'editor' } })
    expect((await listed()).status).toBe(403)
  })

  test('a registration that is turned down is forgotten; an account is not deleted', async () => {
    const { id, email } = await people.registered()
    await api.ask(turnDown, { as: 'admin', params: { id } })
    expect((await act(get, id)).status).toBe(404)
    const { rows } = await api.catalog.pool.query('select from app.audit x where x::text ilike $1', [`%${email}%`])
    expect(rows).toEqual([])
    const kept = await people.approved()
    expect(await act(turnDown, kept.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('409 with the latest for who saw another version, 404 for nobody, 400 for no role', async () => {
    const { id } = await people.approved()
    expect(await act(disable, id, { version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        detail: expect.stringMatching(/^admin changed this meanwhile/),
        latest: { id, version: 2 },
      },
    })
    const headers = { 'if-match': '"1"' }
    const path = update.path.replace('{id}', String(id))
    expect((await api.request('PATCH', path, { as: 'admin', headers, body: { role: 'viewer' } })).status).toBe(409)
    for (const endpoint of [approve, disable, enable]) expect((await act(endpoint, 999_999, {})).status).toBe(404)
    for (const body of [{}, { role: 'public' }, { role: 'admin', state: 'active' }]) {
      expect((await act(update, id, body)).status).toBe(400)
    }
  })

  test('409 for what does not fit: enabling who waits, disabling who waits', async () => {
    const { id } = await people.registered()
    for (const endpoint of [disable, enable]) {
      expect(await act(endpoint, id, {})).toMatchObject({ status: 409, body: { code: 'conflict', state: 'pending' } })
    }
  })
})

describe('administrators', () => {
  test('nobody disables or demotes themselves, and the last one stays', async () => {
    const { admin } = api.accountIds
    const others = await api.ask(list, { as: 'admin', query: { role: 'admin', state: 'active' } })
    for (const { id } of others.results) if (id !== admin) await act(disable, id, {})
    for (const reply of [await act(disable, admin, {}), await act(update, admin, { role: 'viewer' })]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'last_administrator' } })
    }
    await people.approved('admin')
    for (const reply of [await act(disable, admin, {}), await act(update, admin, { role: 'viewer' })]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'own_account' } })
    }
    expect((await act(update, admin, { role: 'admin' })).status).toBe(200)
  })

  test('of administrators who demote each other at once, one stays', async () => {
    const rivals = await Promise.all([people.approved('admin'), people.approved('admin')])
    const sessions = await Promise.all(rivals.map(({ email }) => people.signIn(email)))
    const victims = rivals.toReversed()
    await Promise.all(
      sessions.map(({ access }, at) =>
        api.request('PATCH', update.path.replace('{id}', String(victims[at]?.id)), {
          ...bearer(access),
          body: { role: 'viewer' },
        }),
      ),
    )
    const states = await Promise.all(rivals.map(({ id }) => api.ask(get, { as: 'admin', params: { id } })))
    expect(states.filter(({ role }) => role === 'admin').length).toBeLessThanOrEqual(1)
    const { count } = await api.ask(list, { as: 'admin', query: { role: 'admin', state: 'active' } })
    expect(count).toBeGreaterThanOrEqual(1)
  })
})
