import type { QueryResultRow } from 'pg'

/** How records of one kind are kept: a table whose rows stay when they are deleted. */
export interface StoredTable<Row extends QueryResultRow, Kept> {
  /** The table in schema `app`, named as the aggregate. */
  readonly noun: 'amenity' | 'broker' | 'developer' | 'project' | 'realty' | 'salesperson'
  /** Columns of a `Row`. */
  readonly columns: string
  readonly fromRow: (row: Row) => Kept
  /** The rows that a search finds, deleted ones never; `$1` are the patterns of its words. */
  readonly fitting: string
}
