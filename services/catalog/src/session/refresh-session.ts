import { Unauthorized } from '@tahanan/platform/problem/unauthorized.ts'
import { SYSTEM_ACTOR } from '../command/command-actor.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { hashRefreshToken } from './hash-refresh-token.ts'
import { issueSession } from './issue-session.ts'
import type { Session } from './session.ts'
import { findRefreshTokenForUpdate, findSignedIn, markRefreshTokenUsed, revokeFamily } from './session.store.ts'
import type { Sessions } from './sessions.ts'

/** How long an exchanged token still gives its successor: two tabs wake up together, an answer gets lost. */
const GRACE_MS = 10_000

/**
 * Exchanges a refresh token for its successor. Who comes later with one that was exchanged already, its owner or a
 * thief, ends the whole sign-in: which of the two it was cannot be told.
 *
 * Within ten seconds, and as long as the successor was not used itself, it gives that same successor again, and no
 * second one. So a sign-in never has two live lines: a thief who is that quick holds the token that the owner holds, and
 * whichever of them exchanges it second is found out as before.
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
    if (token.usedAt !== null && !(await isInGrace(unit, sessions, refresh, token.usedAt))) {
      await revokeFamily(unit.client, token.family, now)
      await unit.audit({ noun: 'account', id: token.accountId, action: 'refresh-reused', before: null, after: null })
      return undefined
    }
    const account = await findSignedIn(unit.client, token)
    if (account === undefined) return undefined
    if (token.usedAt === null) await markRefreshTokenUsed(unit.client, tokenHash, now)
    return issueSession(unit, sessions, account, { family: token.family, exchanged: refresh })
  })
  // Thrown only now: a rejection inside would have undone the revocation.
  if (session === undefined) throw new Unauthorized('The session has ended. Sign in again.')
  return session
}

async function isInGrace(
  { client, context: { now } }: UnitOfWork,
  { refreshTokens }: Sessions,
  refresh: string,
  usedAt: Date,
): Promise<boolean> {
  if (now.getTime() - usedAt.getTime() > GRACE_MS) return false
  const successor = await findRefreshTokenForUpdate(client, hashRefreshToken(refreshTokens.successorOf(refresh)))
  return successor !== undefined && successor.usedAt === null
}
