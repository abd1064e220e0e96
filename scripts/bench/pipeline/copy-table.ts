import type { Pool } from 'pg'

/** The rows of a table as texts, and how to write them again. */
export interface TableCopy {
  readonly table: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly (string | null)[])[]
}

export async function copyTable(pool: Pool, table: string): Promise<TableCopy> {
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped order by attnum`,
    [table],
  )
  const { rows } = await pool.query<(string | null)[]>({
    text: `select ${columns.map(({ name }) => `${name}::text`).join(', ')} from ${table}`,
    rowMode: 'array',
  })
  return { table, columns, rows }
}
