import type { Role } from '@tahanan/contracts/session/role.ts'
import { TooManyRequests, Unauthorized, Unavailable } from '@tahanan/platform/problem/problem.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { insertAccount } from '../account/account.store.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { authenticate, createSessions, refreshSession as exchange, type Sessions, signIn, signOut } from './sessions.ts'
import type { Turn } from '../account/passwords.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createLoginRefusals } from './login-throttle.ts'
import { listGuessedAccounts } from './password-guesses.ts'
import { successorOf } from './session.store.ts'

const MINUTE_MS = 60_000
const now = new Date('2026-03-01T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
const request = (at = now) => ({ now: at, correlationId: 'test' })
const maria = { username: 'maria', password: 'kalabaw 42', clientAddress: '203.0.113.5', userAgent: 'curl/8.1' }

const refreshSession = (on: Sessions, by: ReturnType<typeof request>, token: string) => exchange(on, by, token, maria)

let catalog: TestCatalog
let sessions: Sessions
let passwordHash: string

beforeAll(async () => {
  catalog = await openTestCatalog()
  sessions = createSessions(catalog.pool, 'a secret of the tests, long enough')
  passwordHash = await sessions.passwords.hash(maria.password)
})
afterAll(() => catalog.drop())
beforeEach(async () => {
  await catalog.pool.query(
    'truncate app.account, app.audit, app.login_attempt, app.login_place, app.password_guess, app.outbox restart identity cascade',
  )
  sessions.loginRefusals.clear()
  await addAccount('maria')
})

async function addAccount(username: string, role: Role = 'editor', state: 'active' | 'pending' | 'closed' = 'active') {
  const client = await catalog.pool.connect()
  const account = { name: username, username, usernameFolded: username, passwordHash, role, state, createdAt: now }
  await insertAccount(client, account).finally(() => client.release())
}

describe('signing in', () => {
  test('answers tokens that work, and the account', async () => {
    const session = await signIn(sessions, request(), { ...maria, username: ' MARIA ' })
    expect(session).toMatchObject({ expiresInSeconds: 900, account: { username: 'maria', role: 'editor' } })
    expect(await authenticate(sessions, session.access, later(14))).toMatchObject({ accountId: 1, role: 'editor' })
  })

  test('takes the e-mail address too (decision 115)', async () => {
    await catalog.pool.query(`update app.account set email = 'Maria@x.ph', email_folded = 'maria@x.ph'`)
    expect(await signIn(sessions, request(), { ...maria, username: 'maria@X.ph' })).toHaveProperty('access')
  })

  test.each([
    ['a wrong password', { ...maria, password: 'kalabaw 43' }],
    ['an unknown name', { ...maria, username: 'nobody' }],
    ['a pending account', { ...maria, username: 'pending' }],
    ['a closed account', { ...maria, username: 'closed' }],
  ])('refuses %s in the same words', async (_case, credentials) => {
    await addAccount('pending', 'editor', 'pending')
    await addAccount('closed', 'editor', 'closed')
    const refusal = signIn(sessions, request(), credentials)
    await expect(refusal).rejects.toThrow(new Unauthorized('Username and password mismatch'))
  })

  test('keeps neither password nor token', async () => {
    const { access, refresh } = await signIn(sessions, request(), maria)
    const { rows } = await catalog.pool.query<{ text: string }>(
      `select (select string_agg(a::text, '') from app.account a) || (select string_agg(t::text, '') from app.refresh_token t)
        || (select coalesce(string_agg(x::text, ''), '') from app.audit x) as text`,
    )
    for (const secret of [maria.password, access, refresh]) expect(rows[0]?.text).not.toContain(secret)
    expect(await catalog.auditActions('account', 1)).toContain('sign-in')
  })
})

describe('throttling', () => {
  const wrong = { ...maria, password: 'no' }
  const attempt = (credentials = wrong, at = now) =>
    signIn(sessions, request(at), credentials).catch((error: unknown) => error)

  test('refuses after ten failures from one address, even the right password, before any hashing', async () => {
    for (let index = 0; index < 10; index += 1) expect(await attempt()).toBeInstanceOf(Unauthorized)
    const passwords = { hash: neverCalled, verify: neverCalled, refuseIfFull: () => {} }
    const elsewhere = { ...sessions, passwords, loginRefusals: createLoginRefusals() }
    expect(await signIn(elsewhere, request(later(5)), maria).catch((error: unknown) => error)).toBeInstanceOf(
      TooManyRequests,
    )
    const refusal = await attempt(maria, later(5))
    expect(refusal).toBeInstanceOf(TooManyRequests)
    expect(refusal).toMatchObject({ headers: { 'Retry-After': '600' } })
    expect(await attempt({ ...maria, clientAddress: '203.0.113.6' })).toHaveProperty('access')
    expect(await attempt(maria, later(15))).toHaveProperty('access')
  })

  test('after the clock was set back nobody waits longer than the window', async () => {
    for (let index = 0; index < 11; index += 1) await attempt()
    const twoDaysAgo = new Date(now.getTime() - 2 * 24 * 60 * MINUTE_MS)
    const refusal = await attempt(maria, twoDaysAgo)
    expect(refusal).toMatchObject({ status: 429, headers: { 'Retry-After': '900' } })
    expect(await attempt(maria, new Date(twoDaysAgo.getTime() + 15 * MINUTE_MS))).toHaveProperty('access')
  })

  test('who was refused and goes on is refused without a word to the database', async () => {
    for (let index = 0; index < 11; index += 1) await attempt()
    const { rows: counted } = await catalog.pool.query('select * from app.login_attempt order by key')
    const away = { ...sessions, isLoginPlace: neverCalled }
    expect(await signIn(away, request(), maria).catch((error: unknown) => error)).toBeInstanceOf(TooManyRequests)
    expect((await catalog.pool.query('select * from app.login_attempt order by key')).rows).toEqual(counted)
  })

  test('in a crowd those who signed in from the same place within 90 days go first, and nobody else', async () => {
    const refuseIfFull = (turn?: Turn): void => {
      if (turn !== 'first') throw new Unavailable('full', 2)
    }
    const crowded = { ...sessions, passwords: { ...sessions.passwords, refuseIfFull } }
    const tried = (clientAddress: string, username = 'maria', at = now) =>
      signIn(crowded, request(at), { ...maria, username, clientAddress }).catch((error: unknown) => error)
    expect(await tried('203.0.113.5')).toBeInstanceOf(Unavailable)
    expect((await catalog.pool.query('select from app.login_attempt')).rowCount).toBe(0)
    expect(await attempt(maria)).toHaveProperty('access')
    expect(await tried('203.0.113.5')).toHaveProperty('access')
    expect(await tried('203.0.113.6')).toBeInstanceOf(Unavailable)
    expect(await tried('203.0.113.5', 'nobody')).toBeInstanceOf(Unavailable)
    const autumn = new Date(now.getTime() + 91 * 24 * 60 * MINUTE_MS)
    expect(await attempt({ ...maria, clientAddress: '203.0.113.7' }, autumn)).toHaveProperty('access')
    expect(await tried('203.0.113.5', 'maria', autumn)).toBeInstanceOf(Unavailable)
  })

  test('many at once do not slip through', async () => {
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => attempt()))
    expect(outcomes.filter((outcome) => outcome instanceof Unauthorized)).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome instanceof TooManyRequests)).toHaveLength(15)
  })

  test('a success forgives the failures before it', async () => {
    for (let index = 0; index < 9; index += 1) await attempt()
    expect(await attempt(maria)).toHaveProperty('access')
    for (let index = 0; index < 9; index += 1) expect(await attempt()).toBeInstanceOf(Unauthorized)
  })

  test('one address, or one IPv6 network, cannot try name after name', async () => {
    const from = (clientAddress: string, username: string) => attempt({ ...wrong, username, clientAddress })
    await from('2001:db8:1:2::aaaa', 'first')
    await catalog.pool.query('update app.login_attempt set attempts = 100')
    expect(await from('2001:db8:1:2:ffff::1', 'second')).toBeInstanceOf(TooManyRequests)
    expect(await from('2001:db8:1:3::1', 'second')).toBeInstanceOf(Unauthorized)
  })
})

describe('guessing at one account from many addresses', () => {
  const wrong = { ...maria, password: 'no' }
  let addresses = 0
  const guess = (at: Date, credentials: Partial<typeof maria> = {}) =>
    signIn(sessions, request(at), {
      ...wrong,
      clientAddress: `198.51.${(addresses += 1) >> 8}.${addresses & 255}`,
      ...credentials,
    }).catch((error: unknown) => error)

  /** Guesses as soon as each may come; answers how long they waited in seconds, and when the last one came. */
  async function guessInARow(count: number): Promise<{ readonly waits: number[]; readonly end: Date }> {
    const waits: number[] = []
    let at = now
    while (waits.length < count) {
      const refusal = await guess(at)
      if (refusal instanceof Unauthorized) {
        waits.push(0)
      } else {
        if (!(refusal instanceof TooManyRequests)) throw refusal
        const seconds = Number(refusal.headers['Retry-After'])
        at = new Date(at.getTime() + seconds * 1000)
        expect(await guess(at)).toBeInstanceOf(Unauthorized)
        waits.push(seconds)
      }
    }
    return { waits, end: at }
  }

  test('each wrong one after ten waits twice as long, up to a quarter of an hour; at home a few seconds', async () => {
    const home = { ...maria, clientAddress: '203.0.113.5' }
    expect(await guess(now, home)).toHaveProperty('access')
    const { waits, end } = await guessInARow(22)
    expect(waits.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 0))
    expect(waits.slice(11)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    const abroad = await guess(end, { password: maria.password })
    expect(abroad).toMatchObject({ status: 429, headers: { 'Retry-After': '900' } })
    expect(abroad).toHaveProperty('message', 'Too many attempts to sign in. Try again in 15 minutes.')
    expect(await guess(end, home)).toMatchObject({ status: 429, headers: { 'Retry-After': '5' } })
    expect(await guess(new Date(end.getTime() + 5_000), home)).toHaveProperty('access')
    expect(await guess(new Date(end.getTime() + 5_000), { password: maria.password })).toHaveProperty('access')
  })

  test('many at once do not slip through, and a name that nobody has is treated alike', async () => {
    for (const username of ['maria', 'nobody']) {
      const outcomes = await Promise.all(Array.from({ length: 30 }, () => guess(now, { username })))
      expect(outcomes.filter((outcome) => outcome instanceof Unauthorized)).toHaveLength(11)
      expect(outcomes.filter((outcome) => outcome instanceof TooManyRequests)).toHaveLength(19)
    }
  })

  test('after twenty the audit trail says so, its owner gets a mail, and administrators see whose it is', async () => {
    const { end } = await guessInARow(19)
    expect(await listGuessedAccounts(catalog.pool, end)).toEqual([])
    expect(await guess(new Date(end.getTime() + 512_000))).toBeInstanceOf(Unauthorized)
    const last = new Date(end.getTime() + 512_000)
    expect(await catalog.auditActions('account', 1)).toEqual(['password-guessed'])
    expect(await catalog.outboxText()).toContain('account-mail')
    expect(await listGuessedAccounts(catalog.pool, last)).toEqual([
      { accountId: 1, name: 'maria', guesses: 20, lastAt: last },
    ])
    expect(await listGuessedAccounts(catalog.pool, new Date(last.getTime() + 25 * 60 * MINUTE_MS))).toEqual([])
  })

  test('after the clock was set back nobody waits longer than the delay', async () => {
    const { end } = await guessInARow(14)
    const yesterday = new Date(end.getTime() - 24 * 60 * MINUTE_MS)
    expect(await guess(yesterday)).toMatchObject({ headers: { 'Retry-After': '16' } })
  })
})

describe('refreshing', () => {
  test('exchanges a token once', async () => {
    const first = await signIn(sessions, request(), maria)
    const second = await refreshSession(sessions, request(later(20)), first.refresh)
    expect(second.refresh).not.toBe(first.refresh)
    expect(await authenticate(sessions, second.access, later(21))).toMatchObject({ accountId: 1, role: 'editor' })
  })

  test('a token used twice ends the whole sign-in, and no other', async () => {
    const first = await signIn(sessions, request(), maria)
    const elsewhere = await signIn(sessions, request(), maria)
    const second = await refreshSession(sessions, request(), first.refresh)
    await expect(refreshSession(sessions, request(later(1)), first.refresh)).rejects.toThrow(Unauthorized)
    await expect(refreshSession(sessions, request(), second.refresh)).rejects.toThrow(Unauthorized)
    expect(await authenticate(sessions, second.access, now)).toBeUndefined()
    expect(await authenticate(sessions, elsewhere.access, now)).toBeDefined()
    expect(await catalog.auditActions('account', 1)).toContain('refresh-reused')
  })

  test('tabs that come at once, or ten seconds later, get the same successor, and all stay signed in', async () => {
    const { refresh } = await signIn(sessions, request(), maria)
    const tabs = await Promise.all([1, 2, 3].map(() => refreshSession(sessions, request(), refresh)))
    const tenSeconds = new Date(now.getTime() + 10_000)
    tabs.push(await refreshSession(sessions, request(tenSeconds), refresh))
    expect(new Set(tabs.map((tab) => tab.refresh)).size).toBe(1)
    for (const { access } of tabs) expect(await authenticate(sessions, access, now)).toBeDefined()
    expect(await catalog.auditActions('account', 1)).not.toContain('refresh-reused')
    const { rows } = await catalog.pool.query('select from app.refresh_token')
    expect(rows).toHaveLength(2)
  })

  test.each([
    ['after ten seconds', async () => new Date(now.getTime() + 10_001)],
    ['once the successor was used', async (next: string) => (await refreshSession(sessions, request(), next), now)],
  ])('an exchanged token is a reused one %s', async (_case, comeBack) => {
    const { refresh } = await signIn(sessions, request(), maria)
    const second = await refreshSession(sessions, request(), refresh)
    const at = await comeBack(second.refresh)
    await expect(refreshSession(sessions, request(at), refresh)).rejects.toThrow(Unauthorized)
    expect(await authenticate(sessions, second.access, now)).toBeUndefined()
    expect(await catalog.auditActions('account', 1)).toContain('refresh-reused')
  })

  test('a thief within the grace holds no line of their own: the second to go on ends it', async () => {
    const { refresh } = await signIn(sessions, request(), maria)
    const [owner, thief] = await Promise.all([1, 2].map(() => refreshSession(sessions, request(), refresh)))
    const third = await refreshSession(sessions, request(later(10)), owner?.refresh ?? '')
    await expect(refreshSession(sessions, request(later(12)), thief?.refresh ?? '')).rejects.toThrow(Unauthorized)
    await expect(refreshSession(sessions, request(later(13)), third.refresh)).rejects.toThrow(Unauthorized)
  })

  test('nobody without the secret can tell a successor', async () => {
    const { refresh } = await signIn(sessions, request(), maria)
    const forged = successorOf('another secret, just as long as it', refresh)
    await refreshSession(sessions, request(), refresh)
    await expect(refreshSession(sessions, request(), forged)).rejects.toThrow(Unauthorized)
  })

  test.each(['', 'x', '../..'])('refuses %j', async (token) => {
    await expect(refreshSession(sessions, request(), token)).rejects.toThrow(Unauthorized)
  })

  test('a session unused for two weeks ends; its rows go with the next sign-in', async () => {
    const { refresh } = await signIn(sessions, request(), maria)
    const twoWeeks = 14 * 24 * 60
    await expect(refreshSession(sessions, request(later(twoWeeks)), refresh)).rejects.toThrow(Unauthorized)
    await signIn(sessions, request(later(twoWeeks + 1)), maria)
    const { rows } = await catalog.pool.query('select from app.refresh_token')
    expect(rows).toHaveLength(1)
  })
})

describe('access tokens', () => {
  test('end after 15 minutes', async () => {
    const { access } = await signIn(sessions, request(), maria)
    expect(await authenticate(sessions, access, later(15))).toBeUndefined()
  })

  test('a sign-out, a changed role and a closed account hold at once', async () => {
    const { access, refresh } = await signIn(sessions, request(), maria)
    await catalog.pool.query(`update app.account set role = 'viewer'`)
    expect(await authenticate(sessions, access, now)).toMatchObject({ accountId: 1, role: 'viewer' })
    await signOut(sessions, request(), refresh)
    expect(await authenticate(sessions, access, now)).toBeUndefined()
    const again = await signIn(sessions, request(), maria)
    await catalog.pool.query(`update app.account set state = 'closed'`)
    expect(await authenticate(sessions, again.access, now)).toBeUndefined()
    await expect(refreshSession(sessions, request(), again.refresh)).rejects.toThrow(Unauthorized)
  })

  test('that come together are looked up in one read, each by its own sign-in, and anew the next time', async () => {
    await addAccount('juan', 'viewer')
    for (const username of ['maria', 'juan']) await signIn(sessions, request(), { ...maria, username })
    const { rows: keys } = await catalog.pool.query<{ accountId: number; family: string }>(
      'select account_id as "accountId", family from app.refresh_token order by account_id',
    )
    const nobody = { accountId: 1, family: crypto.randomUUID() }
    const ask = () => Promise.all([...keys, nobody].map((key) => sessions.findSignedIn(key)))
    const query = vi.spyOn(catalog.pool, 'query')
    expect(await ask()).toMatchObject([{ role: 'editor' }, { role: 'viewer' }, undefined])
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    await catalog.pool.query(`update app.account set role = 'admin' where id = 1`)
    expect(await ask()).toMatchObject([{ role: 'admin' }, { role: 'viewer' }, undefined])
  })

  test('signing out twice, or with nonsense, is fine', async () => {
    const { refresh } = await signIn(sessions, request(), maria)
    await signOut(sessions, request(), refresh)
    await expect(signOut(sessions, request(), refresh)).resolves.toBeUndefined()
    await expect(signOut(sessions, request(), 'nonsense')).resolves.toBeUndefined()
  })

  test('of another secret, without signature, or changed, are nobody’s', async () => {
    const { access } = await signIn(sessions, request(), maria)
    const [header = '', payload = '', signature = ''] = access.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = z.looseObject({}).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${header}.${encode({ ...claims, sub: '2' })}.${signature}`,
      await createAccessTokens('another secret, just as long as it').sign(
        { accountId: 1, family: crypto.randomUUID() },
        now,
      ),
      await sessions.accessTokens.sign({ accountId: 1, family: crypto.randomUUID() }, now),
      await sessions.accessTokens.sign({ accountId: 2_147_483_648, family: crypto.randomUUID() }, now),
      '',
      'a.b.c',
    ]
    for (const token of forged) expect(await authenticate(sessions, token, now)).toBeUndefined()
  })
})

function neverCalled(): Promise<never> {
  throw new Error('Something was hashed.')
}
