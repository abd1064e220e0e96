import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

export interface MigrationSet {
  /** Created when missing; unqualified names in the files land here. */
  readonly schema: string
  /** Holds `0001-name.sql`, `0002-…`, applied in this order, each in a transaction of its own. */
  readonly directory: string
}

/** Any constant will do; one lock for all schemas, because extensions belong to the whole database. */
const LOCK = 7_261_840_113n

/**
 * Applies what has not been applied yet and answers the names of those files. Safe to call from several processes at
 * once: one works, the others wait and find nothing left to do. What was applied is kept in `<schema>.migration`; a file
 * that was changed after it was applied is refused. `search_path` is `<schema>, public`; extensions go to `public`
 * (`create extension if not exists unaccent schema public`).
 */
export async function migrate(pool: pg.Pool, set: MigrationSet): Promise<string[]> {
  const files = await readMigrations(set.directory)
  const client = await pool.connect()
  const schema = client.escapeIdentifier(set.schema)
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create schema if not exists ${schema}`)
    await client.query(`create table if not exists ${schema}.migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      `select name, checksum from ${schema}.migration`,
    )
    const checksums = new Map(rows.map((row) => [row.name, row.checksum]))
    const applied: string[] = []
    for (const file of files) {
      const checksum = checksums.get(file.name)
      if (checksum === file.checksum) continue
      if (checksum !== undefined) {
        throw new Error(`Migration ${set.schema}/${file.name} was changed after it had been applied. Add a new file.`)
      }
      await apply(client, schema, file)
      applied.push(file.name)
    }
    return applied
  } finally {
    // Closing the connection gives up the lock and the search path, whatever state it is in.
    client.release(true)
  }
}

interface MigrationFile {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

async function apply(client: pg.PoolClient, schema: string, file: MigrationFile): Promise<void> {
  await client.query('begin')
  await client.query(`set local search_path to ${schema}, public`)
  await client.query(file.sql).catch((error: Error) => {
    throw new Error(`Migration ${schema}/${file.name} failed: ${error.message}`, { cause: error })
  })
  await client.query(`insert into ${schema}.migration (name, checksum) values ($1, $2)`, [file.name, file.checksum])
  await client.query('commit')
}

async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).toSorted()
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  const wrong = names.find((_, index) => numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index)
  if (wrong !== undefined) {
    throw new Error(`${join(directory, wrong)}: migrations are named 0001-what-it-does.sql, each number once.`)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
