import { snakeName } from '@tahanan/contracts/text/snake-name.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg'

/** What answers statements: a pool, or a connection with a transaction under way. */
export type Db = Pool | ClientBase

/** What is written of a row, by its columns. Lists that are to be JSON come as text: pg takes lists for arrays of Postgres. */
export type RowColumns = Readonly<Record<string, unknown>>

/** Fields by the names of their columns, in one order: `officeAddress` is in `office_address`, `priceMinCentavos` in `price_min`. */
export function columnsOf(fields: object): RowColumns {
  const named = Object.entries(fields).map(([field, value]) => [snakeName(field), value] as const)
  return Object.fromEntries<unknown>(named.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Inserts a row, and answers what `returning` says of it. A table's rows have the same columns each time: it is prepared once. */
export async function insertRow<Row extends QueryResultRow = { id: number }>(
  db: Db,
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

type Statement = string | QueryConfig

/** The rows of a statement. */
export async function listRows<Row extends QueryResultRow>(
  db: Db,
  statement: Statement,
  values?: unknown[],
): Promise<Row[]> {
  return (await db.query<Row>(statement, values)).rows
}

/** The first row of a statement; undefined where it answers none. */
export async function findRow<Row extends QueryResultRow>(
  db: Db,
  statement: Statement,
  values?: unknown[],
): Promise<Row | undefined> {
  return (await listRows<Row>(db, statement, values))[0]
}

/** The ids that a statement answers. */
export async function listIds(db: Db, statement: Statement, values?: unknown[]): Promise<number[]> {
  return (await listRows<{ id: number }>(db, statement, values)).map(({ id }) => id)
}

/** The id that a statement answers; undefined where it answers none. */
export async function findId(db: Db, statement: Statement, values?: unknown[]): Promise<number | undefined> {
  return (await listIds(db, statement, values))[0]
}

/** How many rows a statement changes. */
export async function countChanged(db: Db, statement: Statement, values?: unknown[]): Promise<number> {
  return (await db.query(statement, values)).rowCount ?? 0
}

/** Whether a statement finds a row, to read or to change. */
export async function findsRow(db: Db, statement: Statement, values?: unknown[]): Promise<boolean> {
  return (await countChanged(db, statement, values)) > 0
}

/** What was looked for. @throws NotFound */
export async function getFound<Found>(
  noun: string,
  id: number | string,
  looking: Promise<Found | undefined>,
): Promise<Found> {
  const there = await looking
  if (there === undefined) throw new NotFound(noun, id)
  return there
}

/** The row of a statement that always answers one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A query that always answers one row answered none.')
  return row
}

/** How many rows there are of what stands behind `from`. */
export async function countRows(db: Db, from: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::integer as count from ${from}`, [...values])
  return rows[0]?.count ?? 0
}

/** An array of each of these fields, for `unnest`, which makes rows of them again. */
export function arraysOf<Row>(rows: readonly Row[], ...fields: readonly (keyof Row)[]): unknown[][] {
  return fields.map((field) => rows.map((row) => row[field]))
}
