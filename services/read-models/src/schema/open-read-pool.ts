import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { PoolSettings } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import { READ_MIGRATIONS } from './read-migrations.ts'

/**
 * A pool whose unqualified names are the read side's tables. Statements are prepared once and planned once: their plans
 * do not depend on the values (design §3).
 */
export function openReadPool({
  schema = READ_MIGRATIONS.schema,
  ...settings
}: Omit<PoolSettings, 'searchPath' | 'sessionSettings'> & { readonly schema?: string }): pg.Pool {
  return openPool({
    ...settings,
    searchPath: `${schema}, public`,
    sessionSettings: { plan_cache_mode: 'force_generic_plan' },
  })
}
