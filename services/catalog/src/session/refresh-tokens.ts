import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Refresh tokens: 256 bits, unpredictable to everybody else. */
export interface RefreshTokens {
  /** Of a new sign-in. */
  first(): string
  /**
   * What a token is exchanged for: always the same one, so that two tabs that exchange it at once both get it, and
   * only its hash has to be kept (`refreshSession`).
   */
  successorOf(token: string): string
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = createHash('sha256').update(`refresh token\n${secret}`).digest()
  return {
    first: () => randomBytes(32).toString('base64url'),
    successorOf: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  }
}
