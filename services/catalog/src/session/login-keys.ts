import { createHash } from 'node:crypto'
import { throttledAddress } from './throttled-address.ts'

/** What an attempt to sign in counts for: hashes, so that neither names nor addresses are kept. */
export interface LoginKeys {
  /** One account from one address. */
  readonly pair: Buffer
  /** All accounts together from one address. */
  readonly address: Buffer
}

export function loginKeys(attempt: { readonly usernameFolded: string; readonly clientAddress: string }): LoginKeys {
  const from = throttledAddress(attempt.clientAddress)
  return { pair: keyOf(`${from}\n${attempt.usernameFolded}`), address: keyOf(from) }
}

function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
