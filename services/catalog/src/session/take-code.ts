import { type SecondFactorProblem, WRONG_CODE } from '@tahanan/contracts/session/session.ts'
import { Problem } from '@tahanan/platform/problem/problem.ts'
import type { Pool } from 'pg'
import { unseal } from '../token/sealed.ts'
import { tokenHash } from '../token/token.ts'
import { matchingStep } from './totp.ts'
import { findTwoFactor, takeRecoveryCode, takeStep, type TwoFactor } from './two-factor.store.ts'

const CODE_DIGITS = 6

/** What a sealed secret belongs to. */
export function ownerOfSecret(accountId: number): string {
  return `second factor of account ${accountId}`
}

export type TakenCode = 'code' | 'recovery-code'

/** Takes a code of the device or a recovery code, each once; undefined where it is neither. */
export async function takeCode(
  sessions: { readonly pool: Pool; readonly secret: string },
  accountId: number,
  typed: string,
  now: Date,
): Promise<TakenCode | undefined> {
  const { pool } = sessions
  const code = plainCode(typed)
  const known = await findTwoFactor(pool, accountId)
  if (known?.isOn !== true) return undefined
  if (code.length !== CODE_DIGITS)
    return (await takeRecoveryCode(pool, accountId, tokenHash(code))) ? 'recovery-code' : undefined
  const step = stepOf(sessions, { accountId, ...known }, code, now)
  return step !== undefined && (await takeStep(pool, accountId, step)) ? 'code' : undefined
}

/** The step of a code of the device; undefined for what is none now. */
export function stepOf(
  { secret }: { readonly secret: string },
  { accountId, sealedSecret, lastStep }: Pick<TwoFactor, 'sealedSecret' | 'lastStep'> & { readonly accountId: number },
  code: string,
  now: Date,
): number | undefined {
  // Not there once TOKEN_SECRET is another one: recovery codes go on working.
  const known = unseal(secret, sealedSecret, ownerOfSecret(accountId))
  if (known === undefined || !/^\d{6}$/.test(code)) return undefined
  return matchingStep(known, code, now, lastStep)
}

/** However it was written: `123 456`, `K7QMW-X2HFD-9ABCD`. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** 401 once the password was right: what is missing is the code. */
export function secondFactorProblem(code: SecondFactorProblem): Problem {
  const detail = code === WRONG_CODE ? 'This is not the code of now, or it was used.' : 'Enter the code of your app.'
  return new Problem(401, code, detail, {}, { 'WWW-Authenticate': 'Bearer realm="tahanan"' })
}
