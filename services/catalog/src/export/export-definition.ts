import type { Pool } from 'pg'
import type { RowFilter } from '../list/row-filter.ts'

/** What an export takes of a table. */
export interface ExportDefinition {
  /** In the audit trail. */
  readonly noun: string
  /** The rows: a select that takes a `where`. */
  readonly rows: string
  /** Those of them that the table's own search finds; all living ones for a `q` without words. */
  readonly find: (pool: Pool, q: string) => Promise<RowFilter>
  /** What is joined to a row, which is `t` there. */
  readonly joins: string
  /** Heading to SQL; `id` comes first by itself. */
  readonly columns: Readonly<Record<string, string>>
}
