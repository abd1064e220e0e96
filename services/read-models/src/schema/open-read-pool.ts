import { fileURLToPath } from 'node:url'
import { openPool, type PoolSettings } from '@tahanan/platform/postgres/open-pool.ts'
import type { MigrationSet } from '@tahanan/platform/postgres/migrate.ts'
import type pg from 'pg'

/** The tables of the read side. A rebuild applies the same files to another schema. */
export const READ_MIGRATIONS: MigrationSet = {
  schema: 'read',
  directory: fileURLToPath(new URL('../migrations', import.meta.url)),
}

/** Unqualified names are the read side's tables. Visitors' statements are planned by their values. */
export const READ_SEARCH_PATH = `${READ_MIGRATIONS.schema}, public`

/**
 * A pool of the read side: unqualified names are its tables, and statements are prepared once and planned once, since
 * their plans do not depend on the values (design §3). Ids are looked up once each, so that there is nothing to memoize.
 */
export function openReadPool({
  schema = READ_MIGRATIONS.schema,
  ...settings
}: Omit<PoolSettings, 'searchPath' | 'sessionSettings'> & { readonly schema?: string }): pg.Pool {
  return openPool({
    ...settings,
    searchPath: `${schema}, public`,
    sessionSettings: { plan_cache_mode: 'force_generic_plan', enable_memoize: 'off' },
  })
}
