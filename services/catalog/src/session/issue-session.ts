import { randomBytes } from 'node:crypto'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { AccessTokens } from './access-tokens.ts'
import { hashRefreshToken } from './hash-refresh-token.ts'
import type { Session } from './session.ts'
import { insertRefreshToken } from './session.store.ts'

/** How long a sign-in lives without being used. */
const REFRESH_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** A new pair of tokens of the sign-in `family`. */
export async function issueSession(
  { client, context: { now } }: Pick<UnitOfWork, 'client' | 'context'>,
  accessTokens: AccessTokens,
  account: Session['account'],
  family: string,
): Promise<Session> {
  const refresh = randomBytes(32).toString('base64url')
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
