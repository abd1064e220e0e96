import type { PoolClient } from 'pg'
import { arraysOf } from '../row/row.store.ts'

export interface KeyedLine {
  readonly key: string
  readonly line: number
}

/**
 * The keys that this run met, each with its first line: in a temporary table, because a file may have millions. Use
 * one client throughout; the table goes with `dropSeenKeys`, or with the connection.
 */
export async function createSeenKeys(client: PoolClient): Promise<void> {
  await client.query('create temporary table seen_key (key text primary key, line integer not null)')
}

export async function dropSeenKeys(client: PoolClient): Promise<void> {
  await client.query('drop table if exists pg_temp.seen_key')
}

/** Notes a batch of keys; answers the first line of every key that stood further up already. */
export async function noteKeys(client: PoolClient, lines: readonly KeyedLine[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ line: number; first: number }>(
    `with given as (select * from unnest($1::text[], $2::int[]) as given (key, line)),
       first as (select distinct on (key) key, line from given order by key, line),
       noted as (insert into pg_temp.seen_key select key, line from first on conflict do nothing)
     select given.line, coalesce(seen_key.line, first.line) as first
     from given join first using (key) left join pg_temp.seen_key using (key)
     where coalesce(seen_key.line, first.line) <> given.line`,
    arraysOf(lines, 'key', 'line'),
  )
  return new Map(rows.map(({ line, first }) => [line, first]))
}

/** Those of the keys that a listing of another run has; what this one took in before it was cut off is its own. */
export async function findKnownKeys(
  client: PoolClient,
  keys: readonly string[],
  runId: number | undefined,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ import_key: string }>(
    `select import_key from app.listing
     where import_key = any($1) and ($2::integer is null or import_run_id is distinct from $2 or deleted_at is not null)`,
    [keys, runId ?? null],
  )
  return new Set(rows.map((row) => row.import_key))
}
