import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import type pg from 'pg'
import { z } from 'zod'

export interface MigrationSet {
  /** Created when missing; unqualified names in the files land here. */
  readonly schema: string
  /** Holds `0001-name.sql`, `0002-…`, applied in this order, each in a transaction of its own. */
  readonly directory: string
  /** The files to apply, for tables as an older version had them; left out: all. */
  readonly only?: readonly string[]
}

/** Any constant will do; one lock for all schemas, because extensions belong to the whole database. */
const LOCK = 7_261_840_113n
const TABLE = 'knex_migration'

/**
 * Applies what has not been applied yet, by Knex, and answers the names of those files. Safe to call from several
 * processes at once: one works, the others wait and find nothing left to do. What was applied is kept in
 * `<schema>.knex_migration`; a file that was changed after it was applied is refused. `search_path` is
 * `<schema>, public`; extensions go to `public` (`create extension if not exists unaccent schema public`).
 */
export async function migrate(pool: pg.Pool, set: MigrationSet): Promise<string[]> {
  const files = await readMigrations(set)
  // Loaded here, because few of the processes that import this module ever migrate.
  const { default: knex } = await import('knex')
  const database = knex({
    client: 'pg',
    connection: { connectionString: pool.options.connectionString ?? '', application_name: 'migrate' },
    pool: { min: 0, max: 1 },
    searchPath: [set.schema, 'public'],
    // What it would print is in the error that it throws.
    log: { warn: () => {}, error: () => {} },
    migrations: { tableName: TABLE, schemaName: set.schema, migrationSource: migrationSource(set.schema, files) },
  })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create schema if not exists ${client.escapeIdentifier(set.schema)}`)
    // Makes Knex's tables, where they are missing.
    await database.migrate.list()
    // Whoever held Knex's own lock is no more: it is only ever taken under ours.
    await database.migrate.forceFreeMigrationsLock()
    await adoptEarlier(database, set.schema)
    return await applyEach(database)
  } catch (error) {
    throw refusalOf(error, set.schema)
  } finally {
    await database.destroy()
    // Closing the connection gives up the lock, whatever state it is in.
    client.release(true)
  }
}

interface MigrationFile {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Knex keeps the checksum as part of the name, so that a file that was changed is one that it misses. */
function migrationSource(schema: string, files: readonly MigrationFile[]): Knex.MigrationSource<MigrationFile> {
  return {
    getMigrations: async () => [...files],
    getMigrationName: ({ name, checksum }) => `${name} ${checksum}`,
    getMigration: async ({ name, sql }) => ({
      async up(transaction) {
        // A question mark would be a parameter.
        await transaction.raw(sql.replaceAll('?', '\\?')).catch((error: Error) => {
          throw new Error(`Migration ${schema}/${name} failed: ${error.message}`, { cause: error })
        })
      },
      down: async () => {},
    }),
  }
}

/** Takes over what was applied before Knex did it: `<schema>.migration` kept a name and a checksum each. */
async function adoptEarlier(database: Knex, schema: string): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await transaction.schema.withSchema(schema).hasTable('migration'))) return
    await transaction.raw(
      `insert into ??.?? (name, batch, migration_time)
       select name || ' ' || checksum, 1, applied_at from ??.migration order by name`,
      [schema, TABLE, schema],
    )
    await transaction.schema.withSchema(schema).dropTable('migration')
  })
}

/** The number of the batch, and what was applied. */
const upAnswer = z.tuple([z.number(), z.array(z.string())])

/** One at a time, so that a failure keeps those before it. */
async function applyEach(database: Knex): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const [, names] = upAnswer.parse(await database.migrate.up())
    if (names.length === 0) return applied
    applied.push(...names.map((name) => name.replace(/ .*$/, '')))
  }
}

function refusalOf(error: unknown, schema: string): unknown {
  const missing = error instanceof Error && /files are missing: (.+)$/s.exec(error.message)?.[1]
  if (typeof missing !== 'string') return error
  const names = missing.split(', ').map((name) => name.replace(/ .*$/s, ''))
  const list = names.map((name) => `${schema}/${name}`).join(', ')
  return new Error(`Migration ${list} was changed after it had been applied, or is missing. Add a new file.`)
}

/** The files of a set as `<schema>.knex_migration` keeps them: by name and checksum, in order. */
export async function listMigrations(set: MigrationSet): Promise<string[]> {
  return (await readMigrations(set)).map(({ name, checksum }) => `${name} ${checksum}`)
}

async function readMigrations({ directory, only }: MigrationSet): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).toSorted().filter((name) => only?.includes(name) !== false)
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
