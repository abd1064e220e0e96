import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { PoolSettings } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import { readSession } from './read-session.ts'

/** A pool whose unqualified names are the read side's tables. */
export function openReadPool({
  schema,
  ...settings
}: Omit<PoolSettings, 'searchPath' | 'sessionSettings'> & { readonly schema?: string }): pg.Pool {
  return openPool({ ...settings, ...readSession(schema) })
}
