import { createHash } from 'node:crypto'
import { TooManyRequests } from '@tahanan/platform/problem/too-many-requests.ts'
import type { Catalog } from '../command/catalog.ts'
import { countLoginAttempt } from './login-attempt.store.ts'
import { throttledAddress } from './throttled-address.ts'

const WINDOW_MS = 15 * 60 * 1000
/** Of one account from one address. */
const PAIR_LIMIT = 10
/** Of all accounts together from one address: an office shares one. */
const ADDRESS_LIMIT = 100

export interface LoginKeys {
  readonly pair: Buffer
  readonly address: Buffer
}

/**
 * Lets an attempt to sign in pass, or refuses it before anything is hashed (design §7). The attempt counts before it
 * is tried, so that a thousand at once do not all slip through.
 *
 * @throws TooManyRequests with the seconds until the next try may succeed
 */
export async function passLoginThrottle(
  catalog: Catalog,
  now: Date,
  attempt: { readonly usernameFolded: string; readonly clientAddress: string },
): Promise<LoginKeys> {
  const from = throttledAddress(attempt.clientAddress)
  const keys = { pair: keyOf(`${from}\n${attempt.usernameFolded}`), address: keyOf(from) }
  const [pair, address] = await countLoginAttempt(catalog.pool, [keys.pair, keys.address], now, WINDOW_MS)
  const exceeded = [
    pair !== undefined && pair.attempts > PAIR_LIMIT ? pair : undefined,
    address !== undefined && address.attempts > ADDRESS_LIMIT ? address : undefined,
  ].filter((counted) => counted !== undefined)
  if (exceeded.length === 0) return keys
  const endsAtMs = Math.max(...exceeded.map((counted) => counted.windowEndsAt.getTime()))
  const seconds = Math.max(1, Math.ceil((endsAtMs - now.getTime()) / 1000))
  throw new TooManyRequests(`Too many attempts to sign in. Try again in ${waitText(seconds)}.`, seconds)
}

function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
