import { createHash } from 'node:crypto'
import { throttledAddress } from '@tahanan/platform/http/client-address.ts'
import { TooManyRequests } from '@tahanan/platform/problem/problem.ts'
import { LRUCache } from 'lru-cache'
import type { Pool, PoolClient } from 'pg'
import type { Sessions } from './sessions.ts'

interface LoginAttempts {
  readonly attempts: number
  readonly windowEndsAt: Date
}

/**
 * Counts one more attempt under each key, all processes together, and answers the counts in the keys' order. After the
 * clock was set back no window lasts longer than `windowMs` from now.
 */
export async function countLoginAttempt(
  pool: Pool,
  keys: readonly Buffer[],
  now: Date,
  windowMs: number,
): Promise<LoginAttempts[]> {
  const { rows } = await pool.query<LoginAttempts & { key: Buffer }>(
    `insert into app.login_attempt as known (key, attempts, window_ends_at)
     select key, 1, $3 from unnest($1::bytea[]) key order by key
     on conflict (key) do update set
       attempts = case when known.window_ends_at <= $2 then 1 else known.attempts + 1 end,
       window_ends_at = case when known.window_ends_at <= $2 then excluded.window_ends_at
         else least(known.window_ends_at, excluded.window_ends_at) end
     returning key, attempts, window_ends_at as "windowEndsAt"`,
    [keys, now, new Date(now.getTime() + windowMs)],
  )
  return keys.map((key) => rows.find((row) => row.key.equals(key)) ?? { attempts: 0, windowEndsAt: now })
}

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
  await pool.query('update app.login_attempt set attempts = attempts - 1 where key = $1 and attempts > 0', [
    keys.address,
  ])
  await pool.query(
    `delete from app.login_attempt where key in (
       select key from app.login_attempt where window_ends_at <= $1 for update skip locked)`,
    [now],
  )
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
  const [pair, address] = await countLoginAttempt(pool, [keys.pair, keys.address], now, WINDOW_MS)
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
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
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

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
