import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** What an access token says. Its role is not in it: that is looked up, so that a change holds at once. */
export interface AccessClaims {
  readonly accountId: number
  /** The sign-in it comes from: the family of its refresh tokens. */
  readonly family: string
}

export interface AccessTokens {
  readonly lifetimeSeconds: number
  sign(claims: AccessClaims, now: Date): Promise<string>
  /** Undefined for a token that is not ours, was changed, or is too old. */
  verify(token: string, now: Date): Promise<AccessClaims | undefined>
}

const ISSUER = 'tahanan'
const AUDIENCE = 'tahanan:admin'
const LIFETIME_SECONDS = 15 * 60

/** PostgreSQL's integer ends there. */
const ACCOUNT_ID_MAX = 2_147_483_647

const payloadSchema = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .refine((id) => Number(id) <= ACCOUNT_ID_MAX),
  sid: z.uuid(),
  exp: z.number(),
})

interface Verified {
  readonly claims: AccessClaims
  readonly expiresAtMs: number
}

/** Those who work at once. A token says the same each time, and checking its signature costs more than the rest. */
const REMEMBERED = 1_000

/** Short-lived bearer tokens: JWTs signed with HS256 by a key made from `TOKEN_SECRET`. */
export function createAccessTokens(secret: string): AccessTokens {
  const key = createHash('sha256').update(`access token\n${secret}`).digest()
  const verified = new LRUCache<string, Verified>({ max: REMEMBERED })
  return {
    lifetimeSeconds: LIFETIME_SECONDS,
    sign: ({ accountId, family }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: family })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(accountId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key)
    },
    async verify(token, now) {
      const known = verified.get(token)
      if (known !== undefined && now.getTime() < known.expiresAtMs) return known.claims
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          currentDate: now,
        })
        const claims = payloadSchema.safeParse(payload)
        if (!claims.success) return undefined
        const { sub, sid, exp } = claims.data
        const remembered = { claims: { accountId: Number(sub), family: sid }, expiresAtMs: exp * 1_000 }
        verified.set(token, remembered)
        return remembered.claims
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
