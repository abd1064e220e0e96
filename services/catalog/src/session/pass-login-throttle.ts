import { countLoginAttempt } from './login-attempt.store.ts'
import type { LoginKeys } from './login-keys.ts'
import type { Sessions } from './sessions.ts'

const WINDOW_MS = 15 * 60 * 1000
/** Of one account from one address. */
const PAIR_LIMIT = 10
/** Of all accounts together from one address: an office shares one. */
const ADDRESS_LIMIT = 100

/**
 * Lets an attempt to sign in pass, or refuses it before anything is hashed (design §7). The attempt counts before it
 * is tried, so that a thousand at once do not all slip through.
 *
 * @throws TooManyRequests with the seconds until the next try may succeed
 */
export async function passLoginThrottle(
  { pool, loginRefusals }: Pick<Sessions, 'pool' | 'loginRefusals'>,
  now: Date,
  keys: LoginKeys,
): Promise<void> {
  loginRefusals.refuseKnown(keys, now)
  const [pair, address] = await countLoginAttempt(pool, [keys.pair, keys.address], now, WINDOW_MS)
  if (address !== undefined && address.attempts > ADDRESS_LIMIT) {
    loginRefusals.refuse(keys.address, address.windowEndsAt, now)
  }
  if (pair !== undefined && pair.attempts > PAIR_LIMIT) loginRefusals.refuse(keys.pair, pair.windowEndsAt, now)
}
