import type { QueryConfig } from 'pg'
import { prepared } from '../search/prepared.ts'
import { SqlValues } from '../search/sql-values.ts'
import { fittingRows } from './fitting-rows.ts'
import type { Fitting } from './fitting-rows.ts'

/** Counts what fits, up to `limit`. */
export function countFittingStatement(fitting: Fitting, limit: number): QueryConfig {
  const values = new SqlValues()
  const rows = fittingRows(fitting, values)
  const text = `select count(*)::integer as total from (
      select from (${rows}) fitting limit ${values.add(limit, 'integer')}
    ) as found`
  return prepared(text, values.list)
}
