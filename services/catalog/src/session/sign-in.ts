import { randomUUID } from 'node:crypto'
import { Unauthorized } from '@tahanan/platform/problem/unauthorized.ts'
import { findAccountByLogin } from '../account/account.store.ts'
import { foldUsername } from '../account/fold-username.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { issueSession } from './issue-session.ts'
import { forgiveLoginAttempts } from './login-attempt.store.ts'
import { loginKeys } from './login-keys.ts'
import { forgetLoginPlaces, keepLoginPlace } from './login-place.store.ts'
import { passLoginThrottle } from './pass-login-throttle.ts'
import type { Session } from './session.ts'
import { deleteExpiredRefreshTokens } from './session.store.ts'
import type { Sessions } from './sessions.ts'

export interface Credentials {
  /** Username or e-mail address (decision 115). */
  readonly username: string
  readonly password: string
  readonly clientAddress: string
}

/** So long after a sign-in the same person goes first from the same place. */
const PLACE_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Signs somebody in (§7 "Session"). A wrong password, an unknown name and a closed or pending account are told alike,
 * in the words of §8 and in the same time. While more try than passwords can be hashed, those go first who signed in
 * from the same place before: an attack fills the line of strangers only.
 *
 * @throws Unavailable while too many sign in, TooManyRequests before any hashing, Unauthorized
 */
export async function signIn(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  credentials: Credentials,
): Promise<Session> {
  const { now } = request
  const usernameFolded = foldUsername(credentials.username)
  const keys = loginKeys({ usernameFolded, clientAddress: credentials.clientAddress })
  sessions.loginRefusals.refuseKnown(keys, now)
  const turn = (await sessions.isLoginPlace(keys.pair)) ? 'first' : 'usual'
  sessions.passwords.refuseIfFull(turn)
  await passLoginThrottle(sessions, now, keys)
  const account = await findAccountByLogin(sessions.pool, usernameFolded)
  const matches = await sessions.passwords.verify(account?.passwordHash, credentials.password, turn)
  if (!matches || account?.state !== 'active') throw new Unauthorized('Username and password mismatch')
  await forgiveLoginAttempts(sessions.pool, keys, now)
  const context = { ...request, actor: { accountId: account.id, role: account.role } }
  return runCommand(sessions, context, async (unit) => {
    await deleteExpiredRefreshTokens(unit.client, now)
    await forgetLoginPlaces(unit.client, new Date(now.getTime() - PLACE_MS))
    await keepLoginPlace(unit.client, keys.pair, now)
    const session = await issueSession(unit, sessions, account, { family: randomUUID() })
    await unit.audit({ noun: 'account', id: account.id, action: 'sign-in', before: null, after: null })
    return session
  })
}
