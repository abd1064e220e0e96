import { linkMail } from '@tahanan/catalog/account/account-mail.ts'
import { mailToken } from '@tahanan/catalog/token/token.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'
import { openTestAccounts, PASSWORD, type TestAccounts } from './test-accounts.fixture.ts'

const { list, get, invite, inviteAgain, makeResetLink, own, disable, delete: withdraw } = accountEndpoints
const { askReset, showLink, setPassword } = accountPublicEndpoints
const NEW_PASSWORD = 'a new password of mine'

let api: TestAdminApi
let people: TestAccounts
let made = 0
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1, accounts: { sendsMail: false } })
  people = openTestAccounts(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.catalog.pool.query('truncate app.login_attempt, app.password_guess')
  api.sessions.loginRefusals.clear()
})

const nobody = { as: 'nobody' } as const
const bearer = (token: string) => ({ as: 'nobody', headers: { authorization: `Bearer ${token}` } }) as const
const tokenIn = (link: string | undefined): string => link?.split('#')[1] ?? ''
const send = (endpoint: { method: string; path: string }, body: object, as: 'nobody' | 'admin' = 'nobody') =>
  api.request(endpoint.method, endpoint.path, { as, body })
const use = (token: string, password = NEW_PASSWORD) => send(setPassword, { token, new_password: password })
const statusOf = async (token: string) => (await send(showLink, { token })).status
const later = (interval: string) =>
  api.catalog.pool.query(`update app.account_link set expires_at = expires_at - $1::interval`, [interval])

function invited(overrides: object = {}) {
  made += 1
  const body = { name: 'Ines Invited', email: `ines.${made}@example.com`, role: 'viewer', ...overrides } as const
  return api.ask(invite, { as: 'admin', body })
}

describe('an invitation', () => {
  test('makes an account that sets its password by a link, once, and is active without approval', async () => {
    const { account, password_link: link } = await invited()
    expect(account).toMatchObject({ state: 'invited', role: 'viewer', email: account.username })
    expect(link?.link).toMatch(/^https:\/\/tahanan\.example\/set-password#[\w-]{43}$/)
    expect(link?.expires_at).toBe(account.invited_until)
    expect((await send(sessionEndpoints.login, { username: account.username, password: PASSWORD })).status).toBe(401)
    const token = tokenIn(link?.link)
    expect(await api.ask(showLink, { ...nobody, body: { token } })).toEqual({
      purpose: 'invitation',
      name: 'Ines Invited',
      username: account.username,
    })
    expect((await use(token)).status).toBe(204)
    expect(await people.signIn(account.username, NEW_PASSWORD)).toMatchObject({ role: 'viewer' })
    expect([await statusOf(token), (await use(token)).status]).toEqual([410, 410])
    expect(await api.catalog.auditActions('account', account.id)).toEqual(['invite', 'accept-invitation', 'sign-in'])
    expect(await api.ask(get, { as: 'admin', params: { id: account.id } })).toMatchObject({
      state: 'active',
      invited_until: null,
    })
  })

  test('is listed, sent again, which ends the links before, and withdrawn', async () => {
    const { account, password_link: first } = await invited()
    const { results } = await api.ask(list, { as: 'admin', query: { state: 'invited', q: account.username } })
    expect(results.map(({ id }) => id)).toEqual([account.id])
    const { password_link: second } = await api.ask(inviteAgain, { as: 'admin', params: { id: account.id } })
    expect(await Promise.all([first, second].map((one) => statusOf(tokenIn(one?.link))))).toEqual([410, 200])
    await api.ask(withdraw, { as: 'admin', params: { id: account.id } })
    expect(await statusOf(tokenIn(second?.link))).toBe(410)
    const { rowCount } = await api.catalog.pool.query('select from app.account_link where account_id = $1', [
      account.id,
    ])
    expect(rowCount).toBe(0)
  })

  test('ends after 7 days', async () => {
    const token = tokenIn((await invited()).password_link?.link)
    await later('6 days 23 hours')
    expect(await statusOf(token)).toBe(200)
    await later('1 hour')
    expect([await statusOf(token), (await use(token)).status]).toEqual([410, 410])
  })

  test('of an address that exists is refused plainly; asked twice under one key it is one', async () => {
    const { email } = await people.approved()
    const { email: waiting } = await people.registered()
    const again = { name: 'x', email: `once.${made}@example.com`, role: 'editor' }
    const headers = { 'idempotency-key': 'one press' }
    const twice = () => api.request('POST', invite.path, { as: 'admin', body: again, headers })
    const [one, two] = [await twice(), await twice()]
    expect([one.status, two.body]).toEqual([201, one.body])
    for (const [address, words] of [
      [email.toUpperCase(), 'This address has an account.'],
      [waiting, 'waits for approval'],
      [again.email, 'is invited already'],
      [`m\u0430ria.${email.slice('maria.'.length)}`, 'looks like this address'],
    ] as const) {
      const reply = await send(invite, { name: 'x', email: address, role: 'editor' }, 'admin')
      expect(reply).toMatchObject({ status: 400, body: { email: [expect.stringContaining(words)] } })
    }
    expect(refusedFields(await send(invite, { name: '', email: 'x', role: 'boss' }, 'admin')).toSorted()).toEqual([
      'email',
      'name',
      'role',
    ])
  })

  test('409 for what does not fit: sent again once taken up, disabled before', async () => {
    const { account } = await invited()
    const at = (endpoint: { path: string }) =>
      api.request('POST', endpoint.path.replace('{id}', String(account.id)), { as: 'admin', body: {} })
    expect((await at(disable)).status).toBe(409)
    expect((await at(makeResetLink)).status).toBe(409)
    await api.catalog.pool.query(`update app.account set state = 'active', password_hash = 'x' where id = $1`, [
      account.id,
    ])
    expect((await at(inviteAgain)).status).toBe(409)
    await expect(api.ask(inviteAgain, { as: 'admin', params: { id: 999 } })).rejects.toThrow('404')
  })
})

describe('a password that was forgotten', () => {
  test('is set anew by an administrator’s link, once, within 30 minutes, which ends every session', async () => {
    const { id, email } = await people.approved()
    const { access, refresh } = await people.signIn(email)
    const { link } = await api.ask(makeResetLink, { as: 'admin', params: { id } })
    const token = tokenIn(link)
    expect(refusedFields(await use(token, email))).toEqual(['new_password'])
    expect(refusedFields(await use(token, 'short'))).toEqual(['new_password'])
    const both = await Promise.all([use(token), use(token)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 410]))
    expect((await api.request('GET', own.path, bearer(access))).status).toBe(401)
    expect((await send(sessionEndpoints.refresh, { refresh })).status).toBe(401)
    await people.signIn(email, NEW_PASSWORD)
    const actions = await api.catalog.auditActions('account', id)
    expect(actions).toEqual(expect.arrayContaining(['make-reset-link', 'reset-password']))
    expect(await api.catalog.outboxText()).toContain(`{""accountId"":${id},""changed"":""password""}`)

    const { link: late } = await api.ask(makeResetLink, { as: 'admin', params: { id } })
    await later('30 minutes')
    expect(await statusOf(tokenIn(late))).toBe(410)
    const { link: closed } = await api.ask(makeResetLink, { as: 'admin', params: { id } })
    await api.ask(disable, { as: 'admin', params: { id }, body: {} })
    expect(await statusOf(tokenIn(closed))).toBe(410)
    const mine = makeResetLink.path.replace('{id}', String(api.accountIds.admin))
    expect(await api.request('POST', mine, { as: 'admin' })).toMatchObject({ body: { code: 'own_account' } })
  })

  test('403 where no mail is sent', async () => {
    expect((await send(askReset, { email: 'maria@example.com' })).status).toBe(403)
  })

  test('what opens an account stands in no table', async () => {
    const { account, password_link: link } = await invited()
    const token = tokenIn(link?.link)
    const { rows } = await api.catalog.pool.query<{ text: string }>(
      `select concat((select string_agg(t::text, '') from app.account_link t), (select string_agg(t::text, '') from app.outbox t),
         (select string_agg(t::text, '') from app.request_key t), (select string_agg(t::text, '') from app.audit t)) as text`,
    )
    expect(rows[0]?.text).not.toContain(token)
    expect(rows[0]?.text).not.toContain(account.username)
  })
})

describe('where mails go out', () => {
  let mailing: TestAdminApi
  beforeAll(async () => {
    mailing = await startTestAdminApi({ trustedProxies: 1 })
  })
  afterAll(() => mailing.close())

  const ask = (email: string, from: string) =>
    mailing.request('POST', askReset.path, { as: 'nobody', body: { email }, headers: { 'x-forwarded-for': from } })
  const links = async () => {
    const { rows } = await mailing.catalog.pool.query<{ id: string; account: number | null }>(
      'select id, account_id as account from app.account_link order by expires_at',
    )
    return rows
  }

  test('an address with and without an account get the same answer, after the same work', async () => {
    const { email } = await openTestAccounts(mailing).approved()
    const before = await mailing.catalog.outboxText()
    const known = await ask(email.toUpperCase(), '203.0.113.1')
    const unknown = await ask('nobody@example.com', '203.0.113.2')
    expect([known.status, known.body]).toEqual([202, unknown.body])
    const two = await links()
    expect(two.map(({ account }) => account !== null)).toEqual([true, false])
    const added = (await mailing.catalog.outboxText()).slice(before.length)
    for (const { id } of two) expect(added).toContain(linkMail(id).id)
    expect(added).not.toContain('example.com')
    const token = mailToken(mailing.sessions.secret, 'account', two[0]?.id ?? '')
    expect(await mailing.ask(showLink, { ...nobody, body: { token } })).toMatchObject({ purpose: 'reset' })
  })

  test('an invitation is mailed, and its link shown to nobody', async () => {
    const body = { name: 'Mara', email: 'mara@example.com', role: 'editor' } as const
    const { account, password_link: link } = await mailing.ask(invite, { as: 'admin', body })
    expect(link).toBeNull()
    const mailed = (await links()).find((one) => one.account === account.id)
    expect(await mailing.catalog.outboxText()).toContain(linkMail(mailed?.id ?? '').id)
  })

  test('429 after three of one address, known or not, and after ten of one client', async () => {
    for (const email of ['lola@example.com', 'Lola@example.com', ' lola@example.com'])
      expect((await ask(email, '203.0.113.3')).status).toBe(202)
    const refused = await ask('lola@example.com', '203.0.113.4')
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('60 minutes') } })
    for (let time = 0; time < 10; time += 1) await ask(`lolo.${time}@example.com`, '203.0.113.5')
    expect((await ask('lolo@example.com', '203.0.113.5')).status).toBe(429)
  })
})
