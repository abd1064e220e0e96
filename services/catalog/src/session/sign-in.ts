import { randomUUID } from 'node:crypto'
import { Unauthorized } from '@tahanan/platform/problem/unauthorized.ts'
import { findAccountByLogin } from '../account/account.store.ts'
import { foldUsername } from '../account/fold-username.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { issueSession } from './issue-session.ts'
import { forgiveLoginAttempts } from './login-attempt.store.ts'
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

/**
 * Signs somebody in (§7 "Session"). A wrong password, an unknown name and a closed or pending account are told alike,
 * in the words of §8 and in the same time.
 *
 * @throws Unavailable while too many sign in, TooManyRequests before any hashing, Unauthorized
 */
export async function signIn(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  credentials: Credentials,
): Promise<Session> {
  sessions.passwords.refuseIfFull()
  const usernameFolded = foldUsername(credentials.username)
  const { clientAddress } = credentials
  const keys = await passLoginThrottle(sessions, request.now, { usernameFolded, clientAddress })
  const account = await findAccountByLogin(sessions.pool, usernameFolded)
  const matches = await sessions.passwords.verify(account?.passwordHash, credentials.password)
  if (!matches || account?.state !== 'active') throw new Unauthorized('Username and password mismatch')
  await forgiveLoginAttempts(sessions.pool, keys, request.now)
  const context = { ...request, actor: { accountId: account.id, role: account.role } }
  return runCommand(sessions, context, async (unit) => {
    await deleteExpiredRefreshTokens(unit.client, request.now)
    const session = await issueSession(unit, sessions, account, { family: randomUUID() })
    await unit.audit({ noun: 'account', id: account.id, action: 'sign-in', before: null, after: null })
    return session
  })
}
