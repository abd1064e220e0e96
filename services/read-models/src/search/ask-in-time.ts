import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import type { QueryConfig, QueryResultRow } from 'pg'

const QUERY_CANCELED = '57014'
const RETRY_AFTER_SECONDS = 1

/** The rows that a list's statement finds. @throws Unavailable when the pool's statement timeout is over */
export async function askInTime<Row extends QueryResultRow>(pool: Queryable, statement: QueryConfig): Promise<Row[]> {
  try {
    return (await pool.query<Row>(statement)).rows
  } catch (error) {
    if (sqlState(error) !== QUERY_CANCELED) throw error
    throw new Unavailable('This search takes too long. Use fewer or other words.', RETRY_AFTER_SECONDS)
  }
}
