import { csvLine } from './csv-line.ts'

type Cell = string | number | boolean | null

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
