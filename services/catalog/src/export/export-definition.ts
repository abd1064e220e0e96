import type { Pool } from 'pg'
import type { RowFilter } from '../list/row-filter.ts'

/** What an export takes of a table. */
export interface ExportDefinition {
  /** Its table in schema `app`, and its name in the audit trail. */
  readonly noun: string
  /** The rows that the table's own search finds; all living ones for a `q` without words. */
  readonly find: (pool: Pool, q: string) => Promise<RowFilter>
  /** What is joined to a row, which is `t` there. */
  readonly joins: string
  /** Heading to SQL; `id` comes first by itself. */
  readonly columns: Readonly<Record<string, string>>
}
