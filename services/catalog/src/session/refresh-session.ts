import { Unauthorized } from '@tahanan/platform/problem/unauthorized.ts'
import { SYSTEM_ACTOR } from '../command/command-actor.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { hashRefreshToken } from './hash-refresh-token.ts'
import { issueSession } from './issue-session.ts'
import type { Session } from './session.ts'
import { findRefreshTokenForUpdate, findSignedIn, markRefreshTokenUsed, revokeFamily } from './session.store.ts'
import type { Sessions } from './sessions.ts'

/**
 * Exchanges a refresh token for a new pair; it is worth nothing afterwards. Who comes with one that was exchanged
 * already, its owner or a thief, ends the whole sign-in: which of the two it was cannot be told.
 *
 * @throws Unauthorized
 */
export async function refreshSession(
  sessions: Sessions,
  request: Omit<CommandContext, 'actor'>,
  refresh: string,
): Promise<Session> {
  const { now } = request
  const tokenHash = hashRefreshToken(refresh)
  const session = await runCommand(sessions, { ...request, actor: SYSTEM_ACTOR }, async (unit) => {
    const token = await findRefreshTokenForUpdate(unit.client, tokenHash)
    if (token === undefined || token.revokedAt !== null || token.expiresAt <= now) return undefined
    if (token.usedAt !== null) {
      await revokeFamily(unit.client, token.family, now)
      await unit.audit({ noun: 'account', id: token.accountId, action: 'refresh-reused', before: null, after: null })
      return undefined
    }
    const account = await findSignedIn(unit.client, token.accountId, token.family)
    if (account === undefined) return undefined
    await markRefreshTokenUsed(unit.client, tokenHash, now)
    return issueSession(unit, sessions.accessTokens, account, token.family)
  })
  // Thrown only now: a rejection inside would have undone the revocation.
  if (session === undefined) throw new Unauthorized('The session has ended. Sign in again.')
  return session
}
