import { createTestDatabase, type TestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import type pg from 'pg'
import { openReadPool, READ_MIGRATIONS } from './open-read-pool.ts'
import { dumpReadTables, type DumpOptions } from './read-tables.fixture.ts'

export interface ReadDatabase extends TestDatabase {
  /** As the projector uses it. */
  readonly readPool: pg.Pool
  /** Empties every table. */
  empty(): Promise<void>
  /** Rows of a table, `where` clause included. */
  count(table: string): Promise<number>
  /** Every row that visitors' answers come from, for comparing two moments. */
  dump(options?: Pick<DumpOptions, 'withoutRevs'>): Promise<string[]>
}

/** A database with an empty read schema. */
export async function createReadDatabase(): Promise<ReadDatabase> {
  const database = await createTestDatabase({ migrations: [READ_MIGRATIONS] })
  const { connectionString } = database
  const readPool = openReadPool({ connectionString, max: 8, applicationName: 'read test' })
  return {
    ...database,
    readPool,
    async empty() {
      const { rows } = await readPool.query<{ name: string }>(
        `select quote_ident(relname) as name from pg_class
          where relnamespace = 'read'::regnamespace and relkind = 'r' and relname not like 'knex_migration%'`,
      )
      // For the few rows of a test this is quicker than to truncate, which makes every table's files anew.
      await readPool.query(rows.map(({ name }) => `delete from ${name}`).join(';'))
    },
    async count(table) {
      const { rows } = await readPool.query<{ count: string }>(`select count(*) from ${table}`)
      return Number(rows[0]?.count)
    },
    dump: (options) => dumpReadTables(readPool, { ...options, besides: ['suggestion'] }),
    async drop() {
      await readPool.end()
      await database.drop()
    },
  }
}
