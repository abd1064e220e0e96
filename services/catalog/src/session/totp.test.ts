import { expect, test } from 'vitest'
import { base32, matchingStep, totpCode, totpStep, totpUri } from './totp.ts'

/** Of RFC 6238, appendix B, for SHA-1. */
const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at %i the code is %s', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(at(seconds)), 8)).toBe(code)
  expect(totpCode(SECRET, totpStep(at(seconds)))).toBe(code.slice(2))
})

test('a code is taken for one step to either side, and no step twice', () => {
  const step = totpStep(at(1_234_567_890))
  const code = totpCode(SECRET, step)
  const typed = (seconds: number, last = 0) => matchingStep(SECRET, code, at(1_234_567_890 + seconds), last)
  expect([-60, -30, 0, 30, 60].map((seconds) => typed(seconds))).toEqual([undefined, step, step, step, undefined])
  expect([typed(0, step - 1), typed(0, step), typed(0, step + 1)]).toEqual([step, undefined, undefined])
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('the address for apps', () => {
  expect(totpUri(SECRET, 'ana@x.ph')).toBe(
    'otpauth://totp/Tahanan:ana%40x.ph?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tahanan',
  )
})
