import type { Actor } from '@tahanan/contracts/session/actor.ts'
import type { Sessions } from './sessions.ts'

/**
 * Whom a bearer token stands for, undefined for nobody. The account's role is read as it is now: a closed account, a
 * changed role and a sign-out hold from the next request on. Requests that come at once are looked up together.
 */
export async function authenticate(sessions: Sessions, token: string, now: Date): Promise<Actor | undefined> {
  const claims = await sessions.accessTokens.verify(token, now)
  if (claims === undefined) return undefined
  const account = await sessions.findSignedIn(claims)
  return account && { accountId: account.id, role: account.role }
}
