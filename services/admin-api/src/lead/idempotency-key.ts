import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'

/** The header `Idempotency-Key`, any text a client makes up for one enquiry. @throws InvalidInput when it is too long */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = [header].flat().join(',')
  if (key.length <= LEAD_LIMITS.idempotencyKey) return key || undefined
  throw new InvalidInput({ 'idempotency-key': [`Use at most ${LEAD_LIMITS.idempotencyKey} characters.`] })
}
