import type { Pool, PoolClient } from 'pg'

/** Which of these keys somebody signed in by lately. */
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
