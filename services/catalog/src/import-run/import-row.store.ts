import type { ImportRowAnswer, ImportRowQuery } from '@tahanan/contracts/import/import-run.ts'
import type { Pool } from 'pg'
import type { BatchOutcome } from '../import/import-batch.ts'

type Outcome = BatchOutcome['kind']

const FITS = 'run_id = $1 and ($2::text is null or outcome = $2)'

/** A page of a run's rows, in the order of the file. Places have no gaps, so that a late page costs no more. */
export async function listImportRows(
  pool: Pool,
  runId: number,
  { outcome, page, page_size: size }: ImportRowQuery,
): Promise<ImportRowAnswer[]> {
  const offset = (page - 1) * size
  const window = outcome === undefined ? 'and place >= $3 order by place limit $4' : 'order by place offset $3 limit $4'
  const { rows } = await pool.query<ImportRowAnswer>(
    `select line, outcome, reason, notes, warnings from app.import_row where ${FITS} ${window}`,
    [runId, outcome ?? null, offset, size],
  )
  return rows
}

const PIECE = 500

/** All rows of a run, or those of one outcome, in pieces: each begins where the last one ended. */
export async function* streamImportRows(
  pool: Pool,
  runId: number,
  outcome: Outcome | undefined,
): AsyncGenerator<BatchOutcome[], void> {
  for (let after = -1; ;) {
    const { rows } = await pool.query<BatchOutcome & { readonly place: number }>(
      `select place, line, outcome as kind, reason, notes, warnings, cells from app.import_row
       where ${FITS} and place > $3 order by place limit ${PIECE}`,
      [runId, outcome ?? null, after],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.place
  }
}
