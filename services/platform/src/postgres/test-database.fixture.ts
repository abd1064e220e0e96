import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, type MigrationSet } from './migrate.ts'
import { openPool } from './open-pool.ts'

export interface TestDatabase {
  /** As the role that owns everything. */
  readonly connectionString: string
  /** As the reading role; combine with `grantReading`. */
  readonly readerConnectionString: string
  readonly readerRole: string
  readonly pool: pg.Pool
  /** Closes the pool, ends every other session, removes the database. */
  drop(): Promise<void>
}

/**
 * A database of its own for one test file (call it in `beforeAll`, `drop` in `afterAll`), with these migrations
 * applied. They run once per test run: the result is a template, and copying it takes milliseconds.
 */
export async function createTestDatabase(
  settings: { readonly migrations?: readonly MigrationSet[] } = {},
): Promise<TestDatabase> {
  const urls = inject('testPostgres')
  const admin = new pg.Client({ connectionString: urls.adminConnectionString })
  await admin.connect()
  const name = `test_${randomBytes(6).toString('hex')}`
  const connectionString = withDatabase(urls.connectionString, name)
  const owner = pg.escapeIdentifier(new URL(connectionString).username)
  try {
    const template = await ensureTemplate(admin, urls.connectionString, owner, settings.migrations ?? [])
    // Without fsync, copying files takes half of what writing their blocks into the log takes.
    await admin.query(`create database ${name} template ${template} owner ${owner} strategy file_copy`)
  } finally {
    await admin.end()
  }
  const pool = openPool({ connectionString, max: 5, applicationName: 'test' })
  return {
    connectionString,
    readerConnectionString: withDatabase(urls.readerConnectionString, name),
    readerRole: new URL(urls.readerConnectionString).username,
    pool,
    async drop() {
      await pool.end()
      const client = new pg.Client({ connectionString: urls.adminConnectionString })
      await client.connect()
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

/** Test files run in several processes, so the template is made under a lock. */
async function ensureTemplate(
  admin: pg.Client,
  url: string,
  owner: string,
  migrations: readonly MigrationSet[],
): Promise<string> {
  const name = `template_${await fingerprint(migrations)}`
  await admin.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const known = await admin.query('select from pg_database where datname = $1', [name])
    if (known.rowCount !== 0) return name
    const building = `${name}_building`
    await admin.query(`drop database if exists ${building} with (force)`)
    await admin.query(`create database ${building} owner ${owner}`)
    const pool = openPool({ connectionString: withDatabase(url, building), max: 1, applicationName: 'test template' })
    try {
      for (const set of migrations) await migrate(pool, set)
    } finally {
      await pool.end()
    }
    await admin.query(`alter database ${building} rename to ${name}`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

async function fingerprint(migrations: readonly MigrationSet[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { schema, directory } of migrations) {
    hash.update(`${schema}\n`)
    for (const file of (await readdir(directory)).toSorted()) {
      hash.update(`${file}\n${await readFile(join(directory, file), 'utf8')}`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}
