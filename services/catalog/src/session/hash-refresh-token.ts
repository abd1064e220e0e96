import { createHash } from 'node:crypto'

/** What the database knows a refresh token by. 256 random bits need neither salt nor a slow hash. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
