import { InvalidInput, Unauthorized } from '@tahanan/platform/problem/problem.ts'
import { findPassword, type OwnPassword } from '../account/account.store.ts'
import { forgiveLoginAttempts, loginKeys, passLoginThrottle } from './login-throttle.ts'
import { countGuess, forgetGuesses } from './password-guesses.ts'
import type { Sessions } from './sessions.ts'
import { takeCode } from './take-code.ts'

/** What somebody who is signed in gives once more, before what a stolen token shall not do. */
export interface OwnProof {
  readonly accountId: number
  readonly currentPassword: string
  readonly clientAddress: string
  /** Of the second factor, where that is asked for as well. */
  readonly code?: string
}

/**
 * Whoever holds a stolen token cannot try passwords or codes with it: wrong ones count as attempts to sign in.
 *
 * @throws TooManyRequests before any hashing; InvalidInput on `current_password` or `code`; Unauthorized
 */
export async function proveOwner(
  sessions: Sessions,
  now: Date,
  { accountId, currentPassword, clientAddress, code }: OwnProof,
): Promise<OwnPassword> {
  const known = await findPassword(sessions.pool, accountId)
  if (known === undefined) throw new Unauthorized('The session has ended. Sign in again.')
  const { usernameFolded, passwordHash } = known
  const keys = loginKeys({ usernameFolded, clientAddress })
  await passLoginThrottle(sessions, now, keys)
  const guessed = { accountId, usernameFolded }
  await countGuess(sessions.pool, now, guessed, await sessions.isLoginPlace(keys.pair))
  if (!(await sessions.passwords.verify(passwordHash, currentPassword, 'first'))) {
    throw new InvalidInput({ current_password: ['This is not your password.'] })
  }
  if (code !== undefined && (await takeCode(sessions, accountId, code, now)) === undefined) {
    throw new InvalidInput({ code: ['This is not the code of now, or it was used.'] })
  }
  await forgiveLoginAttempts(sessions.pool, keys, now)
  await forgetGuesses(sessions.pool, now, guessed)
  return known
}
