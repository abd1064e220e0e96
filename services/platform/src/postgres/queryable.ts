import type pg from 'pg'

/** Answers one statement at a time, on whichever connection: a pool. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig): Promise<pg.QueryResult<Row>>
}
