import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** A pool that notes the text of each statement in `asked`, but for those that ask what has changed. */
export function notedPool(pool: Queryable, asked: string[]): Queryable {
  return {
    query: <Row extends QueryResultRow>(query: string | QueryConfig): Promise<QueryResult<Row>> => {
      const text = typeof query === 'string' ? query : query.text
      if (!text.includes('listing_change')) asked.push(text)
      return pool.query<Row>(query)
    },
  }
}
