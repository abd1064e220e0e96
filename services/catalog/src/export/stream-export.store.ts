import type { Pool } from 'pg'
import type { RowFilter } from '../list/row-filter.ts'
import type { ExportDefinition } from './export-definition.ts'

export interface ExportedRow {
  readonly id: number
  readonly cells: readonly (string | null)[]
}

const PIECE = 500
const AFTER_ALL = 2_147_483_647

/** The rows that fit, newest first, in pieces: each begins where the last one ended, and no connection is held between. */
export async function* streamExport(
  pool: Pool,
  { noun, joins, columns }: Pick<ExportDefinition, 'noun' | 'joins' | 'columns'>,
  { where, values }: RowFilter,
): AsyncGenerator<ExportedRow[], void> {
  const cells = Object.values(columns).map((sql) => `(${sql})::text`)
  const text = `select t.id, array[${cells.join(', ')}] as cells
    from (select * from app.${noun} where ${where} and id < $${values.length + 1}
      order by id desc limit ${PIECE}) t ${joins}
    order by t.id desc`
  for (let before = AFTER_ALL; ;) {
    const { rows } = await pool.query<ExportedRow>(text, [...values, before])
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    before = last.id
  }
}
