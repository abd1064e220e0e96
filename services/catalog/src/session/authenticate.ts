import type { Actor } from '@tahanan/contracts/session/actor.ts'
import { findSignedIn } from './session.store.ts'
import type { Sessions } from './sessions.ts'

/**
 * Whom a bearer token stands for, undefined for nobody. Two index lookups tell the account's role as it is now: a
 * closed account, a changed role and a sign-out hold from the next request on.
 */
export async function authenticate(sessions: Sessions, token: string, now: Date): Promise<Actor | undefined> {
  const claims = await sessions.accessTokens.verify(token, now)
  if (claims === undefined) return undefined
  const account = await findSignedIn(sessions.pool, claims.accountId, claims.family)
  return account && { accountId: account.id, role: account.role }
}
