import type { Db } from '../row/row.store.ts'

/** Tables of attempts, all processes together. Their keys are hashes; a lost count is no harm. */
export type AttemptTable = 'app.login_attempt' | 'app.lead_attempt' | 'app.alert_attempt' | 'app.api_key_attempt'

interface CountedKey {
  readonly key: Buffer
  readonly windowMs: number
}

interface Attempts {
  readonly attempts: number
  readonly windowEndsAt: Date
}

/**
 * Counts one more attempt under each key, and answers the counts in the keys' order. After the clock was set back no
 * window lasts longer than its `windowMs` from now.
 */
export async function countAttempts(
  db: Db,
  table: AttemptTable,
  keys: readonly CountedKey[],
  now: Date,
): Promise<Attempts[]> {
  const { rows } = await db.query<Attempts & { key: Buffer }>(
    // In the order of the keys, so that no two who count wait for each other.
    `insert into ${table} as known (key, attempts, window_ends_at)
     select key, 1, ends_at from unnest($1::bytea[], $2::timestamptz[]) as sent (key, ends_at) order by key
     on conflict (key) do update set
       attempts = case when known.window_ends_at <= $3 then 1 else known.attempts + 1 end,
       window_ends_at = case when known.window_ends_at <= $3 then excluded.window_ends_at
         else least(known.window_ends_at, excluded.window_ends_at) end
     returning key, attempts, window_ends_at as "windowEndsAt"`,
    [keys.map(({ key }) => key), keys.map(({ windowMs }) => new Date(now.getTime() + windowMs)), now],
  )
  return keys.map(({ key }) => rows.find((row) => row.key.equals(key)) ?? { attempts: 0, windowEndsAt: now })
}

export async function deleteOldAttempts(db: Db, table: AttemptTable, now: Date): Promise<void> {
  await db.query(
    `delete from ${table} where key in (
       select key from ${table} where window_ends_at <= $1 for update skip locked)`,
    [now],
  )
}
