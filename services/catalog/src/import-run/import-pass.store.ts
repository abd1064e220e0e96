import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import type { Pool, PoolClient } from 'pg'
import type { BatchOutcome } from '../import/import-batch.ts'
import type { ImportRun } from './import-run.ts'

/** Which pass: one of another version has been overtaken. */
export type PassName = Pick<ImportRun, 'id' | 'version'>

/** Forgets what an earlier pass found. */
export async function clearPass(client: PoolClient, { id }: PassName): Promise<void> {
  await client.query('delete from app.import_row where run_id = $1', [id])
}

export interface PassProgress {
  readonly columns: Readonly<Record<string, string>>
  readonly counts: ImportCounts
  readonly bytesDone: number
}

/** Says how far a pass is; false when it is not the run's any more. */
export async function notePass(client: PoolClient, { id, version }: PassName, progress: PassProgress) {
  const { rowCount } = await client.query(
    `update app.import_run set columns = $3, counts = $4, bytes_done = $5, updated_at = now()
     where id = $1 and version = $2`,
    [id, version, progress.columns, progress.counts, progress.bytesDone],
  )
  return rowCount === 1
}

/** `firstPlace`: how many rows came before these. */
export async function insertImportRows(
  client: PoolClient,
  runId: number,
  firstPlace: number,
  outcomes: readonly BatchOutcome[],
): Promise<void> {
  const rows = outcomes.map(({ line, kind, cells, reason, notes, warnings }, index) => ({
    place: firstPlace + index,
    line,
    outcome: kind,
    reason: storable(reason),
    notes: notes.map(storable),
    warnings: warnings.map(storable),
    cells: kind === 'rejected' ? cells.map(storable) : [],
  }))
  await client.query(
    `insert into app.import_row (run_id, place, line, outcome, reason, notes, warnings, cells)
     select $1, place, line, outcome, reason, notes, warnings, cells from jsonb_to_recordset($2::jsonb)
       as given (place int, line int, outcome text, reason text, notes jsonb, warnings jsonb, cells jsonb)`,
    [runId, JSON.stringify(rows)],
  )
}

/** The end of a pass, well or with a cause. One that was overtaken ends nothing. */
export async function endPass(
  pool: Pool,
  { id, version }: PassName,
  state: 'checked' | 'done' | 'failed',
  cause: string | null,
): Promise<void> {
  await pool.query(
    `update app.import_run set state = $3, cause = $4, bytes_done = case when $3 = 'failed' then bytes_done
       else size_bytes end, updated_at = now() where id = $1 and version = $2`,
    [id, version, state, cause && storable(cause)],
  )
}

/** Postgres keeps neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}')
}
