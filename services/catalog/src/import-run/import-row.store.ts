import type { ImportCounts, ImportRowAnswer, ImportRowQuery } from '@tahanan/contracts/import/import-run.ts'
import type { Pool, PoolClient } from 'pg'
import type { ReportedRow } from '../import/outcome-tables.ts'

type Outcome = ImportRowAnswer['outcome']

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
    `select line, outcome, reason, notes, warnings, listing_id, preview->>'name' as name, preview->>'price' as price,
       preview->>'kind' as kind, preview->>'location' as location
     from app.import_row where ${FITS} ${window}`,
    [runId, outcome ?? null, offset, size],
  )
  return rows
}

/** Leaves rows out that would be taken in, or takes them up again. Answers those whose outcome changed. */
export async function excludeRows(
  client: PoolClient,
  runId: number,
  { lines, excluded }: { readonly lines: readonly number[]; readonly excluded: boolean },
): Promise<readonly { readonly line: number; readonly isWarned: boolean }[]> {
  const { rows } = await client.query<{ line: number; isWarned: boolean }>(
    `update app.import_row set outcome = $3 where run_id = $1 and line = any($2) and outcome = $4
     returning line, warnings <> '[]' as "isWarned"`,
    excluded ? [runId, lines, 'excluded', 'created'] : [runId, lines, 'created', 'excluded'],
  )
  return rows
}

/** Counts what `excludeRows` changed. */
export async function setImportCounts(client: PoolClient, runId: number, counts: ImportCounts): Promise<void> {
  await client.query('update app.import_run set counts = $2 where id = $1', [runId, counts])
}

const PIECE = 500

/** All rows of a run, or those of one outcome, in pieces: each begins where the last one ended. */
export async function* streamImportRows(
  pool: Pool,
  runId: number,
  outcome: Outcome | undefined,
): AsyncGenerator<ReportedRow[], void> {
  for (let after = -1; ;) {
    const { rows } = await pool.query<ReportedRow & { readonly place: number }>(
      `select place, line, outcome as kind, reason, notes, warnings, cells, preview from app.import_row
       where ${FITS} and place > $3 order by place limit ${PIECE}`,
      [runId, outcome ?? null, after],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.place
  }
}
