import type { Pool } from 'pg'
import type { ExportDefinition } from './export-definition.ts'

export interface ExportedRow {
  readonly id: number
  readonly cells: readonly (string | null)[]
}

const PIECE = 500
const AFTER_ALL = 2_147_483_647

/** All living rows, newest first, in pieces: each begins where the last one ended, and no connection is held between. */
export async function* streamExport(
  pool: Pool,
  { from, columns }: ExportDefinition,
): AsyncGenerator<ExportedRow[], void> {
  const cells = Object.values(columns).map((sql) => `(${sql})::text`)
  for (let before = AFTER_ALL; ;) {
    const { rows } = await pool.query<ExportedRow>(
      `select t.id, array[${cells.join(', ')}] as cells from ${from}
       where t.deleted_at is null and t.id < $1 order by t.id desc limit ${PIECE}`,
      [before],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    before = last.id
  }
}
