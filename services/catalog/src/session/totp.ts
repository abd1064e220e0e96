import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The 30 seconds that a moment lies in, counted from 1970 (RFC 6238). */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / STEP_MS)
}

/** The code of a step: HOTP (RFC 4226) with HMAC-SHA-1, which is what every authenticator app knows. */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step of a code that somebody typed now: this one, the one before or the one after, for clocks differ and people
 * are slow. Undefined for any other code, and up to `lastStep`, whose code was taken before.
 */
export function matchingStep(secret: Buffer, code: string, now: Date, lastStep: number): number | undefined {
  const here = totpStep(now)
  return [here, here - 1, here + 1].find(
    (step) => step > lastStep && timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  )
}

/** Base32 (RFC 4648) without padding, as authenticator apps read secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

/** What a QR code tells the app. */
export function totpUri(secret: Buffer, username: string): string {
  return `otpauth://totp/Tahanan:${encodeURIComponent(username)}?secret=${base32(secret)}&issuer=Tahanan`
}
