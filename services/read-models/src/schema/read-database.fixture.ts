import { createTestDatabase } from '@tahanan/platform/postgres/test-database.ts'
import type { TestDatabase } from '@tahanan/platform/postgres/test-database.ts'
import type pg from 'pg'
import { openReadPool } from './open-read-pool.ts'
import { READ_MIGRATIONS } from './read-migrations.ts'

export interface ReadDatabase extends TestDatabase {
  /** As the projector uses it. */
  readonly readPool: pg.Pool
  /** Empties every table. */
  empty(): Promise<void>
  /** Rows of a table, `where` clause included. */
  count(table: string): Promise<number>
  /** Every row of every table that visitors' answers come from, for comparing two moments or two schemas. */
  dump(options?: DumpOptions): Promise<Readonly<Record<string, readonly string[]>>>
}

interface DumpOptions {
  readonly schema?: string
  /** Leaves revisions out, which a rebuild gives anew. */
  readonly withoutRevs?: boolean
}

const TABLES = [
  'developer_ref',
  'project_ref',
  'amenity_ref',
  'broker_ref',
  'listing_ref',
  'picture_ref',
  'listing_view',
  'developer_view',
  'project_view',
  'broker_view',
  'slug_redirect',
  'listing_search',
  'listing_shelf',
  'vocabulary',
  'suggestion',
  'suggestion_prefix',
]

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
          where relnamespace = 'read'::regnamespace and relkind = 'r' and relname <> 'migration'`,
      )
      await readPool.query(`truncate ${rows.map(({ name }) => name).join()}`)
    },
    async count(table) {
      const { rows } = await readPool.query<{ count: string }>(`select count(*) from ${table}`)
      return Number(rows[0]?.count)
    },
    async dump({ schema = 'read', withoutRevs = false } = {}) {
      const ignored = withoutRevs ? `- 'rev' - 'changed_by'` : `- 'changed_by'`
      const dumps = TABLES.map(async (table) => {
        // Words that occur no more may linger.
        const current = table === 'vocabulary' ? 'where listings > 0' : ''
        const { rows } = await readPool.query<{ row: string }>(
          `select (to_jsonb(t) ${ignored})::text as row from ${schema}.${table} as t ${current} order by 1`,
        )
        return [table, rows.map(({ row }) => row)] as const
      })
      return Object.fromEntries(await Promise.all(dumps))
    },
    async drop() {
      await readPool.end()
      await database.drop()
    },
  }
}
