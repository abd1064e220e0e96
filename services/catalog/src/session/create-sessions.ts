import type { Pool } from 'pg'
import { createPasswords } from '../account/passwords.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createRefreshTokens } from './refresh-tokens.ts'
import type { Sessions } from './sessions.ts'

/** @param secret `TOKEN_SECRET`, from which the keys of all tokens are made */
export function createSessions(pool: Pool, secret: string): Sessions {
  return {
    pool,
    passwords: createPasswords(),
    accessTokens: createAccessTokens(secret),
    refreshTokens: createRefreshTokens(secret),
  }
}
