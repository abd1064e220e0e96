import { createHmac } from 'node:crypto'
import { TooManyRequests } from '@tahanan/platform/problem/problem.ts'
import { type AttemptTable, countAttempts } from './attempts.store.ts'
import { secondsUntil, waitText } from './wait.ts'
import type { Db } from '../row/row.store.ts'

/** So many attempts of one subject within a time. */
interface Limit {
  /** Whose attempts are counted, and of what: only its keyed hash is kept. */
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one more attempt under each limit, whatever becomes of it.
 *
 * @param secret keys the hashes
 * @param refusal what is said where there were too many, by how long to wait
 * @throws TooManyRequests with the seconds until every limit lets the next one pass
 */
export async function passLimits(
  db: Db,
  table: AttemptTable,
  limits: readonly Limit[],
  { secret, now, refusal }: { readonly secret: string; readonly now: Date; readonly refusal: (wait: string) => string },
): Promise<void> {
  const keys = limits.map(({ subject, windowMs }) => {
    return { key: createHmac('sha256', secret).update(subject).digest(), windowMs }
  })
  const counted = await countAttempts(db, table, keys, now)
  const waits = counted
    .filter(({ attempts }, at) => attempts > (limits[at]?.most ?? 0))
    .map(({ windowEndsAt }) => secondsUntil(windowEndsAt, now))
  if (waits.length === 0) return
  const seconds = Math.max(...waits)
  throw new TooManyRequests(refusal(waitText(seconds)), seconds)
}
