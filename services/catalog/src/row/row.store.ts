import { snakeName } from '@tahanan/contracts/text/snake-name.ts'
import type { ClientBase, Pool, QueryResultRow } from 'pg'

/** What is written of a row, by its columns. Lists that are to be JSON come as text: pg takes lists for arrays of Postgres. */
export type RowColumns = Readonly<Record<string, unknown>>

/** Fields by the names of their columns, in one order: `officeAddress` is in `office_address`, `priceMinCentavos` in `price_min`. */
export function columnsOf(fields: object): RowColumns {
  const named = Object.entries(fields).map(([field, value]) => [snakeName(field), value] as const)
  return Object.fromEntries<unknown>(named.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Inserts a row, and answers what `returning` says of it. A table's rows have the same columns each time: it is prepared once. */
export async function insertRow<Row extends QueryResultRow = { id: number }>(
  db: Pool | ClientBase,
  table: string,
  columns: RowColumns,
  returning = 'id',
): Promise<Row> {
  const names = Object.keys(columns)
  const parameters = names.map((_, index) => `$${index + 1}`)
  const { rows } = await db.query<Row>({
    name: `${table}.insert`,
    text: `insert into app.${table} (${names.join(', ')}) values (${parameters.join(', ')}) returning ${returning}`,
    values: Object.values(columns),
  })
  return onlyRow(rows)
}

/** Writes these columns of a row: the same of a table each time, as it is prepared once. */
export async function updateRow(client: ClientBase, table: string, id: number, columns: RowColumns): Promise<void> {
  const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
  await client.query({
    name: `${table}.update`,
    text: `update app.${table} set ${assignments.join(', ')} where id = $1`,
    values: [id, ...Object.values(columns)],
  })
}

/** The row of a statement that always answers one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A query that always answers one row answered none.')
  return row
}

/** How many rows there are of what stands behind `from`. */
export async function countRows(db: Pool | ClientBase, from: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::integer as count from ${from}`, [...values])
  return rows[0]?.count ?? 0
}

/** An array of each of these fields, for `unnest`, which makes rows of them again. */
export function arraysOf<Row>(rows: readonly Row[], ...fields: readonly (keyof Row)[]): unknown[][] {
  return fields.map((field) => rows.map((row) => row[field]))
}
