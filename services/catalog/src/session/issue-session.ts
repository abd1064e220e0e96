import type { UnitOfWork } from '../command/unit-of-work.ts'
import { hashRefreshToken } from './hash-refresh-token.ts'
import type { Session } from './session.ts'
import { insertRefreshToken } from './session.store.ts'
import type { Sessions } from './sessions.ts'

/** How long a sign-in lives without being used. */
const REFRESH_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

export interface SessionOrigin {
  /** The sign-in that the tokens belong to. */
  readonly family: string
  /** The refresh token that was exchanged; none for a new sign-in. */
  readonly exchanged?: string
}

/** A pair of tokens of a sign-in. A successor that its predecessor was exchanged for already is stored only once. */
export async function issueSession(
  { client, context: { now } }: Pick<UnitOfWork, 'client' | 'context'>,
  { accessTokens, refreshTokens }: Pick<Sessions, 'accessTokens' | 'refreshTokens'>,
  account: Session['account'],
  { family, exchanged }: SessionOrigin,
): Promise<Session> {
  const refresh = exchanged === undefined ? refreshTokens.first() : refreshTokens.successorOf(exchanged)
  await insertRefreshToken(client, {
    tokenHash: hashRefreshToken(refresh),
    family,
    accountId: account.id,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_LIFETIME_MS),
  })
  const access = await accessTokens.sign({ accountId: account.id, family }, now)
  const { id, name, username, role } = account
  return { access, refresh, expiresInSeconds: accessTokens.lifetimeSeconds, account: { id, name, username, role } }
}
