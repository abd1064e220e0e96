import { CODE_REQUIRED, type TwoFactorSecret, WRONG_CODE } from '@tahanan/contracts/session/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount, insertAccount } from '../account/account.store.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { createSessions, type Sessions, signIn } from './sessions.ts'
import { secretIn } from './totp.fixture.ts'
import { totpCode, totpStep } from './totp.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffOwnTwoFactor,
  turnOffTwoFactorOf,
} from './two-factor.ts'
import { countRecoveryCodes } from './two-factor.store.ts'

const STEP_MS = 30_000
const now = new Date('2026-03-01T08:00:00Z')
const later = (steps: number) => new Date(now.getTime() + steps * STEP_MS)
const proof = { accountId: 1, currentPassword: 'kalabaw 42', clientAddress: '203.0.113.5' }
const own = (at = now) => ({ now: at, correlationId: 'test', actor: { accountId: 1, role: 'editor' as const } })
const boss = { ...own(), actor: { accountId: 9, role: 'admin' as const } }

let catalog: TestCatalog
let sessions: Sessions
let passwordHash: string

beforeAll(async () => {
  catalog = await openTestCatalog()
  sessions = createSessions(catalog.pool, 'a secret of the tests, long enough')
  passwordHash = await sessions.passwords.hash(proof.currentPassword)
})
afterAll(() => catalog.drop())
beforeEach(async () => {
  await catalog.pool.query(
    'truncate app.account, app.audit, app.login_attempt, app.login_place, app.password_guess, app.outbox restart identity cascade',
  )
  sessions.loginRefusals.clear()
  const client = await catalog.pool.connect()
  const account = {
    name: 'Maria',
    username: 'maria',
    usernameFolded: 'maria',
    role: 'editor',
    state: 'active',
  } as const
  await insertAccount(client, { ...account, passwordHash, createdAt: now }).finally(() => client.release())
})

const codeOf = ({ secret }: TwoFactorSecret, at: Date) => totpCode(secretIn(secret), totpStep(at))
const enter = (code: string | undefined, at = now, password = proof.currentPassword, by = sessions) =>
  signIn(by, own(at), { username: 'maria', password, code, clientAddress: '203.0.113.5', userAgent: '' }).catch(
    (error: unknown) => error,
  )
const isIn = { access: expect.any(String) }

/** Confirmed a step ago, so that the code of now is a new one. */
async function turnOn(): Promise<TwoFactorSecret> {
  const begun = await beginTwoFactor(sessions, own(), proof)
  await confirmTwoFactor(sessions, own(), 1, codeOf(begun, later(-1)))
  return begun
}

describe('turning on', () => {
  test('takes the password and a first code; before that nothing is asked for', async () => {
    await expect(beginTwoFactor(sessions, own(), { ...proof, currentPassword: 'no' })).rejects.toMatchObject({
      fields: { current_password: ['This is not your password.'] },
    })
    const first = await beginTwoFactor(sessions, own(), proof)
    const begun = await beginTwoFactor(sessions, own(), proof)
    expect(begun.recovery_codes).toHaveLength(10)
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    expect(await enter(undefined)).toMatchObject(isIn)
    for (const wrong of ['000000', codeOf(first, now), codeOf(begun, later(2)), begun.recovery_codes[0] ?? ''])
      await expect(confirmTwoFactor(sessions, own(), 1, wrong)).rejects.toMatchObject({
        fields: { code: expect.anything() },
      })
    const code = codeOf(begun, now)
    await confirmTwoFactor(sessions, own(), 1, `${code.slice(0, 3)} ${code.slice(3)}`)
    // The answer may have been lost.
    await confirmTwoFactor(sessions, own(), 1, code)
    expect(await findAccount(catalog.pool, 1)).toMatchObject({ twoFactor: true })
    await expect(beginTwoFactor(sessions, own(), proof)).rejects.toMatchObject({ status: 409 })
    await expect(confirmTwoFactor(sessions, own(), 2, code)).rejects.toMatchObject({ status: 409 })
    expect((await catalog.auditActions('account', 1)).filter((action) => action === 'two-factor-on')).toHaveLength(1)
    expect(await catalog.outboxText()).toContain('two-factor-on')
  })

  test('what is kept and told has neither the secret nor a recovery code', async () => {
    const { secret, recovery_codes: codes } = await turnOn()
    const { rows } = await catalog.pool.query<{ text: string; sealed: Buffer }>(
      `select concat(t::text, (select string_agg(a::text, '') from app.audit a)) as text, sealed_secret as sealed
       from app.two_factor t`,
    )
    const kept = `${rows[0]?.text} ${await catalog.outboxText()}`
    for (const told of [secret, secretIn(secret).toString('hex'), ...codes]) expect(kept).not.toContain(told)
    expect(rows[0]?.sealed.includes(secretIn(secret))).toBe(false)
  })
})

describe('signing in with it', () => {
  test('asks for the code after the password, and takes each once, a step early or late', async () => {
    const begun = await turnOn()
    expect(await enter(undefined, now, 'wrong')).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await enter(codeOf(begun, now), now, 'wrong')).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await enter(undefined)).toMatchObject({ status: 401, code: CODE_REQUIRED })
    for (const wrong of ['123', '', 'abcdef', codeOf(begun, later(-1)), codeOf(begun, later(2))])
      expect(await enter(wrong)).toMatchObject({ status: 401, code: WRONG_CODE })
    expect(await enter(codeOf(begun, now))).toMatchObject(isIn)
    expect(await enter(codeOf(begun, now))).toMatchObject({ code: WRONG_CODE })
    expect(await enter(codeOf(begun, later(1)))).toMatchObject(isIn)
    expect(await enter(codeOf(begun, later(1)), later(2))).toMatchObject({ code: WRONG_CODE })
    const both = await Promise.all([1, 2].map(() => enter(codeOf(begun, later(3)), later(3))))
    expect(both.filter((outcome) => outcome instanceof Error)).toHaveLength(1)
  })

  test('takes a recovery code once, however it is written', async () => {
    const { recovery_codes: codes } = await turnOn()
    const [first = '', second = ''] = codes
    expect(await enter(first.toUpperCase().replaceAll('-', ' '))).toMatchObject(isIn)
    expect(await enter(first)).toMatchObject({ code: WRONG_CODE })
    const both = await Promise.all([1, 2].map(() => enter(second)))
    expect(both.filter((outcome) => outcome instanceof Error)).toHaveLength(1)
    expect(await countRecoveryCodes(catalog.pool, 1)).toBe(8)
    const { rows } = await catalog.pool.query(`select changes from app.audit where action = 'sign-in'`)
    expect(rows).toContainEqual({ changes: { secondFactor: { from: null, to: 'recovery-code' } } })
  })

  test('codes are guessed as slowly as passwords: knowing the password wins no tries', async () => {
    const begun = await turnOn()
    for (let time = 0; time < 10; time += 1) {
      expect(await enter(undefined)).toMatchObject({ code: expect.stringMatching('code_required|too_many_requests') })
      await enter('000000')
    }
    expect(await enter(codeOf(begun, now))).toMatchObject({ status: 429 })
  })

  test('being asked for the code costs no attempt', async () => {
    await turnOn()
    await enter(undefined)
    const { rows } = await catalog.pool.query<{ attempts: number }>('select attempts from app.login_attempt')
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0])
  })

  test('new recovery codes take the place of the others, for the password and a code', async () => {
    const renew = (code: string, currentPassword = proof.currentPassword) =>
      renewRecoveryCodes(sessions, own(), { ...proof, currentPassword, code })
    await expect(renew('000000')).rejects.toMatchObject({ status: 409 })
    const begun = await turnOn()
    await expect(renew(codeOf(begun, now), 'no')).rejects.toMatchObject({
      fields: { current_password: expect.anything() },
    })
    await expect(renew('000000')).rejects.toMatchObject({ fields: { code: expect.anything() } })
    const codes = await renew(begun.recovery_codes[0] ?? '')
    expect(new Set([...codes, ...begun.recovery_codes]).size).toBe(20)
    expect(await countRecoveryCodes(catalog.pool, 1)).toBe(10)
    expect(await enter(begun.recovery_codes[1])).not.toMatchObject(isIn)
    expect(await enter(codes[0])).toMatchObject(isIn)
    expect(await catalog.auditActions('account', 1)).toContain('two-factor-recovery-codes')
    expect(await catalog.outboxText()).toContain('two-factor-recovery-codes')
  })

  test('under another TOKEN_SECRET recovery codes go on working', async () => {
    const begun = await turnOn()
    const changed = createSessions(catalog.pool, 'another secret, just as long as it')
    expect(await enter(codeOf(begun, now), now, proof.currentPassword, changed)).toMatchObject({ code: WRONG_CODE })
    expect(await enter(begun.recovery_codes[0], now, proof.currentPassword, changed)).toMatchObject(isIn)
  })
})

describe('turning off', () => {
  test('takes the password and a code', async () => {
    await expect(turnOffOwnTwoFactor(sessions, own(), { ...proof, code: '1' })).rejects.toMatchObject({ status: 409 })
    const begun = await turnOn()
    const code = codeOf(begun, now)
    for (const [wrong, field] of [
      [{ ...proof, code, currentPassword: 'no' }, 'current_password'],
      [{ ...proof, code: '000000' }, 'code'],
    ] as const)
      await expect(turnOffOwnTwoFactor(sessions, own(), wrong)).rejects.toMatchObject({
        fields: { [field]: expect.anything() },
      })
    await turnOffOwnTwoFactor(sessions, own(), { ...proof, code })
    expect(await enter(undefined)).toMatchObject(isIn)
    expect(await catalog.auditActions('account', 1)).toContain('two-factor-off')
  })

  test('an administrator turns it off for somebody who lost it, and not their own', async () => {
    await turnOn()
    await expect(
      turnOffTwoFactorOf(sessions, { ...boss, actor: { accountId: 1, role: 'admin' } }, 1),
    ).rejects.toMatchObject({ code: 'own_account' })
    await turnOffTwoFactorOf(sessions, boss, 1)
    expect(await enter(undefined)).toMatchObject(isIn)
    await expect(turnOffTwoFactorOf(sessions, boss, 1)).rejects.toMatchObject({ status: 409 })
    await expect(turnOffTwoFactorOf(sessions, boss, 999)).rejects.toMatchObject({ status: 404 })
    expect(await catalog.outboxText()).toContain('two-factor-off')
  })

  test('it is erased with its account', async () => {
    await turnOn()
    await catalog.pool.query('delete from app.refresh_token; delete from app.account')
    expect((await catalog.pool.query('select from app.two_factor')).rowCount).toBe(0)
    expect((await catalog.pool.query('select from app.session')).rowCount).toBe(0)
  })
})
