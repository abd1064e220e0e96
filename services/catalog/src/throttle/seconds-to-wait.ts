import { createHmac } from 'node:crypto'
import { TooManyRequests } from '@tahanan/platform/problem/problem.ts'
import type { Pool, PoolClient } from 'pg'
import { type AttemptTable, countAttempts } from './attempts.store.ts'
import { secondsUntil, waitText } from './wait.ts'

/** So many attempts of one subject within a time. */
export interface Limit {
  /** Whose attempts are counted, and of what: only its keyed hash is kept. */
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one more attempt under each limit.
 *
 * @param secret keys the hashes
 * @returns seconds until every limit lets the next one pass; undefined where this one passes
 */
export async function secondsToWait(
  db: Pool | PoolClient,
  table: AttemptTable,
  limits: readonly Limit[],
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<number | undefined> {
  const keys = limits.map(({ subject, windowMs }) => {
    return { key: createHmac('sha256', secret).update(subject).digest(), windowMs }
  })
  const counted = await countAttempts(db, table, keys, now)
  const waits = counted
    .filter(({ attempts }, at) => attempts > (limits[at]?.most ?? 0))
    .map(({ windowEndsAt }) => secondsUntil(windowEndsAt, now))
  return waits.length === 0 ? undefined : Math.max(...waits)
}

/**
 * Counts one more attempt under each limit, whatever becomes of it.
 *
 * @param words what there was too much of: `Too many registrations from your network.`
 * @throws TooManyRequests that says how long to wait
 */
export async function passLimits(
  pool: Pool,
  limits: readonly Limit[],
  { secret, now, words }: { readonly secret: string; readonly now: Date; readonly words: string },
): Promise<void> {
  const seconds = await secondsToWait(pool, 'app.login_attempt', limits, { secret, now })
  if (seconds !== undefined) throw new TooManyRequests(`${words} Try again in ${waitText(seconds)}.`, seconds)
}
