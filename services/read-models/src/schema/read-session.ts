import type { ConnectionSettings } from '@tahanan/platform/postgres/connection-config.ts'
import { READ_MIGRATIONS } from './read-migrations.ts'

/** Unqualified names are the read side's tables. Visitors' statements are planned by their values. */
export const READ_SEARCH_PATH = `${READ_MIGRATIONS.schema}, public`

/**
 * What makes a connection one of the read side: unqualified names are its tables, and statements are prepared once and
 * planned once, since their plans do not depend on the values (design §3). Ids are looked up once each, so that there is
 * nothing to memoize.
 */
export function readSession(
  schema: string = READ_MIGRATIONS.schema,
): Pick<ConnectionSettings, 'searchPath' | 'sessionSettings'> {
  return {
    searchPath: `${schema}, public`,
    sessionSettings: { plan_cache_mode: 'force_generic_plan', enable_memoize: 'off' },
  }
}
