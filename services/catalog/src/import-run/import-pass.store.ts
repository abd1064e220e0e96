import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import type { Pool, PoolClient } from 'pg'
import type { BatchOutcome } from '../import/import-batch.ts'
import type { ImportRun } from './import-run.ts'

/** Which pass: one of another version has been overtaken. */
export type PassName = Pick<ImportRun, 'id' | 'version'>

/** Forgets what an earlier pass found, but for the rows that staff left out. */
export async function clearPass(client: PoolClient, { id }: PassName): Promise<void> {
  await client.query(`delete from app.import_row where run_id = $1 and outcome <> 'excluded'`, [id])
}

/** Of `count` rows from the given one on, the lines that staff left out: before what this pass makes of them is there. */
export async function findExcludedLines(
  pool: Pool,
  runId: number,
  first: number,
  count: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ line: number }>(
    `select line from app.import_row
     where run_id = $1 and place >= $2 and place < $2 + $3::integer and outcome = 'excluded'`,
    [runId, first, count],
  )
  return new Set(rows.map(({ line }) => line))
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
  const rows = outcomes.map(({ line, kind, cells, reason, preview, listingId, notes, warnings }, index) => ({
    place: firstPlace + index,
    line,
    outcome: kind,
    reason: storable(reason),
    notes: notes.map(storable),
    warnings: warnings.map(storable),
    cells: kind === 'rejected' ? cells.map(storable) : [],
    preview: {
      name: storable(preview.name),
      price: storable(preview.price),
      kind: storable(preview.kind),
      location: storable(preview.location),
    },
    listing_id: listingId,
  }))
  await client.query(
    `insert into app.import_row (run_id, place, line, outcome, reason, notes, warnings, cells, preview, listing_id)
     select $1, place, line, outcome, reason, notes, warnings, cells, preview, listing_id
     from jsonb_to_recordset($2::jsonb) as given (place int, line int, outcome text, reason text, notes jsonb,
       warnings jsonb, cells jsonb, preview jsonb, listing_id int)
     on conflict (run_id, place) do update set outcome = excluded.outcome, reason = excluded.reason,
       notes = excluded.notes, warnings = excluded.warnings, cells = excluded.cells, preview = excluded.preview,
       listing_id = excluded.listing_id`,
    [runId, JSON.stringify(rows)],
  )
}

/** The end of a pass, well or with a cause. One that was overtaken ends nothing. */
export async function endPass(
  client: PoolClient,
  { id, version }: PassName,
  state: 'checked' | 'done' | 'taken_back' | 'failed',
  cause: string | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update app.import_run set state = $3, cause = $4, bytes_done = case when $3 = 'failed' then bytes_done
       else size_bytes end, updated_at = now() where id = $1 and version = $2`,
    [id, version, state, cause && storable(cause)],
  )
  return rowCount === 1
}

/** Why a run waits for a yes. */
export async function setDoubts(client: PoolClient, runId: number, doubts: readonly string[]): Promise<void> {
  await client.query('update app.import_run set doubts = $2 where id = $1', [runId, JSON.stringify(doubts)])
}

/** Postgres keeps neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}')
}
