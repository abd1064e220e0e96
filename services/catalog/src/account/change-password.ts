import { randomUUID } from 'node:crypto'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { Unauthorized } from '@tahanan/platform/problem/unauthorized.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { issueSession } from '../session/issue-session.ts'
import { forgiveLoginAttempts } from '../session/login-attempt.store.ts'
import { loginKeys } from '../session/login-keys.ts'
import { passLoginThrottle } from '../session/pass-login-throttle.ts'
import type { Session } from '../session/session.ts'
import { revokeSessionsOf } from '../session/session.store.ts'
import type { Sessions } from '../session/sessions.ts'
import { findPassword, lockAccount, replacePassword } from './account.store.ts'

export interface PasswordChange {
  readonly accountId: number
  readonly currentPassword: string
  readonly newPassword: string
  readonly clientAddress: string
}

/**
 * Changes the own password, ends every session of the account and begins a new one. Whoever holds a stolen token can
 * neither keep it nor try passwords with it: wrong ones count as attempts to sign in.
 *
 * @throws TooManyRequests before any hashing; InvalidInput on `current_password` or `new_password`; Unauthorized
 */
export async function changePassword(
  sessions: Sessions,
  context: CommandContext,
  { accountId, currentPassword, newPassword, clientAddress }: PasswordChange,
): Promise<Session> {
  const { now } = context
  if (newPassword === currentPassword) throw new InvalidInput({ new_password: ['Choose another password.'] })
  const known = await findPassword(sessions.pool, accountId)
  if (known === undefined) throw new Unauthorized('The session has ended. Sign in again.')
  const { usernameFolded, passwordHash } = known
  const keys = loginKeys({ usernameFolded, clientAddress })
  await passLoginThrottle(sessions, now, keys)
  if (!(await sessions.passwords.verify(passwordHash, currentPassword, 'first'))) {
    throw new InvalidInput({ current_password: ['This is not your password.'] })
  }
  await forgiveLoginAttempts(sessions.pool, keys, now)
  const newHash = await sessions.passwords.hash(newPassword, 'first')
  return runCommand(sessions, context, async (unit) => {
    const account = await lockAccount(unit.client, accountId)
    const isReplaced = await replacePassword(unit.client, { id: accountId, from: passwordHash, to: newHash, at: now })
    // Closed, or changed by somebody else who knew it, while this was being hashed.
    if (account?.state !== 'active' || !isReplaced) throw new Unauthorized('The session has ended. Sign in again.')
    await revokeSessionsOf(unit.client, accountId, now)
    await unit.audit({ noun: 'account', id: accountId, action: 'change-password', before: null, after: null })
    return issueSession(unit, sessions, account, { family: randomUUID() })
  })
}
