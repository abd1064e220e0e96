import { readTogether } from '@tahanan/platform/postgres/read-together.ts'
import type { Pool } from 'pg'
import { createPasswords } from '../account/passwords.ts'
import { createAccessTokens } from './access-tokens.ts'
import { areLoginPlaces } from './login-place.store.ts'
import { createLoginRefusals } from './login-refusals.ts'
import { createRefreshTokens } from './refresh-tokens.ts'
import { findAllSignedIn } from './session.store.ts'
import type { Sessions } from './sessions.ts'

/** @param secret `TOKEN_SECRET`, from which the keys of all tokens are made */
export function createSessions(pool: Pool, secret: string): Sessions {
  return {
    pool,
    passwords: createPasswords(),
    accessTokens: createAccessTokens(secret),
    refreshTokens: createRefreshTokens(secret),
    loginRefusals: createLoginRefusals(),
    isLoginPlace: readTogether((keys) => areLoginPlaces(pool, keys)),
    findSignedIn: readTogether((keys) => findAllSignedIn(pool, keys)),
  }
}
