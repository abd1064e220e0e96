import { InvalidInput } from '../problem/invalid-input.ts'

const MAX_LENGTH = 200

/** The header `Idempotency-Key`, any text that a client makes up for one request. @throws InvalidInput when it is too long */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = [header].flat().join(',')
  if (key.length <= MAX_LENGTH) return key || undefined
  throw new InvalidInput({ 'idempotency-key': [`Use at most ${MAX_LENGTH} characters.`] })
}
