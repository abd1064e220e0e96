import type { Pool } from 'pg'
import type { RowFilter } from '../list/page-of-matches.ts'
import type { ExportDefinition } from './export-table.ts'

/** What a spreadsheet takes for the beginning of a formula, wide forms included. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/u

type Cell = string | number | boolean | null

/** What a record holds that is written as it is. */
export type PlainCells = readonly (string | number)[]

/** Tells spreadsheets that names are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV file that a spreadsheet may open, made of rows that come in pieces: neither all nor many at once are in memory. */
export async function* csvFile<Row>(
  header: readonly string[],
  pieces: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(header)
  for await (const rows of pieces) yield rows.map((row) => csvLine(cells(row))).join('')
}

/**
 * One line of a CSV file that a spreadsheet may open: quoted where needed, and with an apostrophe before anything that
 * would be a formula.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  return quoted(FORMULA.test(value) ? `'${value}` : value)
}

/** One record of a CSV file that is to be imported again, as it is: nothing is done against formulas. */
export function csvRecord(cells: PlainCells): string {
  return `${cells.map((cell) => quoted(String(cell))).join(',')}\n`
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

interface ExportedRow {
  readonly id: number
  readonly cells: readonly (string | null)[]
}

const PIECE = 500
const AFTER_ALL = 2_147_483_647

/** Rows in pieces, newest first: each begins where the last one ended, and no connection is held between. */
export async function* newestInPieces<Row extends { readonly id: number }>(
  read: (before: number, most: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  for (let before = AFTER_ALL; ;) {
    const rows = await read(before, PIECE)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    before = last.id
  }
}

/** The rows that fit. */
export function streamExport(
  pool: Pool,
  { noun, joins, columns }: Pick<ExportDefinition, 'noun' | 'joins' | 'columns'>,
  { where, values }: RowFilter,
): AsyncGenerator<readonly ExportedRow[], void> {
  const cells = Object.values(columns).map((sql) => `(${sql})::text`)
  const text = `select t.id, array[${cells.join(', ')}] as cells
    from (select * from app.${noun} where ${where} and id < $${values.length + 1}
      order by id desc limit $${values.length + 2}) t ${joins}
    order by t.id desc`
  return newestInPieces(async (...piece) => (await pool.query<ExportedRow>(text, [...values, ...piece])).rows)
}
