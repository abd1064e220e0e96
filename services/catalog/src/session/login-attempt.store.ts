import type { Pool } from 'pg'

export interface LoginAttempts {
  readonly attempts: number
  readonly windowEndsAt: Date
}

/** Counts one more attempt under each key, all processes together, and answers the counts in the keys' order. */
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
       window_ends_at = case when known.window_ends_at <= $2 then excluded.window_ends_at else known.window_ends_at end
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
