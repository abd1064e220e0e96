import { createHash } from 'node:crypto'
import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { TooManyRequests } from '@tahanan/platform/problem/problem.ts'
import { LRUCache } from 'lru-cache'
import type { Pool, PoolClient } from 'pg'
import { countAttempts, deleteOldAttempts } from '../throttle/attempts.store.ts'
import { secondsUntil, waitText } from '../throttle/wait.ts'
import type { Sessions } from './sessions.ts'

/**
 * A success takes its own attempt back from `address` and forgives what failed under `pair`; windows that ended go as
 * well. Each statement is a transaction of its own that waits for one row at most, so that no two can deadlock.
 */
export async function forgiveLoginAttempts(
  pool: Pool,
  keys: { readonly pair: Buffer; readonly address: Buffer },
  now: Date,
): Promise<void> {
  await pool.query('delete from app.login_attempt where key = $1', [keys.pair])
  await takeBackAttempts(pool, [keys.address])
  await deleteOldAttempts(pool, 'app.login_attempt', now)
}

/** What was counted of an attempt that was none. */
export async function takeBackAttempts(pool: Pool, keys: readonly Buffer[]): Promise<void> {
  for (const key of keys)
    await pool.query('update app.login_attempt set attempts = attempts - 1 where key = $1 and attempts > 0', [key])
}

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
  const counted = [keys.pair, keys.address].map((key) => ({ key, windowMs: WINDOW_MS }))
  const [pair, address] = await countAttempts(pool, 'app.login_attempt', counted, now)
  if (address !== undefined && address.attempts > ADDRESS_LIMIT) {
    loginRefusals.refuse(keys.address, address.windowEndsAt, now)
  }
  if (pair !== undefined && pair.attempts > PAIR_LIMIT) loginRefusals.refuse(keys.pair, pair.windowEndsAt, now)
}

/** What an attempt to sign in counts for: hashes, so that neither names nor addresses are kept. */
interface LoginKeys {
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

/** Which of these keys somebody signed in by recently. */
export async function areLoginPlaces(pool: Pool, keys: readonly Buffer[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ key: Buffer }>({
    name: 'login-place.find',
    text: 'select key from app.login_place where key = any($1)',
    values: [keys],
  })
  return keys.map((key) => rows.some((row) => row.key.equals(key)))
}

export async function keepLoginPlace(client: PoolClient, key: Buffer, now: Date): Promise<void> {
  await client.query(
    'insert into app.login_place (key, used_at) values ($1, $2) on conflict (key) do update set used_at = excluded.used_at',
    [key, now],
  )
}

export async function forgetLoginPlaces(client: PoolClient, before: Date): Promise<void> {
  await client.query(
    'delete from app.login_place where key in (select key from app.login_place where used_at < $1 for update skip locked)',
    [before],
  )
}

/**
 * Who has tried too often, kept in memory until they may try again: what goes on regardless is sent away without a
 * word to the database. Whoever is not here is looked up there.
 */
export interface LoginRefusals {
  /** @throws TooManyRequests with the seconds until the next try may succeed */
  refuse(key: Buffer, until: Date, now: Date): never
  /** @throws TooManyRequests */
  refuseKnown(keys: LoginKeys, now: Date): void
  clear(): void
}

const REMEMBERED = 10_000

export function createLoginRefusals(): LoginRefusals {
  const ends = new LRUCache<string, Date>({ max: REMEMBERED })

  function refuse(key: Buffer, until: Date, now: Date): never {
    ends.set(key.toString('base64'), until)
    const seconds = secondsUntil(until, now)
    throw new TooManyRequests(`Too many attempts to sign in. Try again in ${waitText(seconds)}.`, seconds)
  }

  return {
    refuse,
    refuseKnown({ pair, address }, now) {
      for (const key of [address, pair]) {
        const until = ends.get(key.toString('base64'))
        // Further away than a window is long: the clock was set back, and the database knows better.
        const leftMs = (until?.getTime() ?? 0) - now.getTime()
        if (until !== undefined && leftMs > 0 && leftMs <= WINDOW_MS) refuse(key, until, now)
      }
    },
    clear: () => ends.clear(),
  }
}
