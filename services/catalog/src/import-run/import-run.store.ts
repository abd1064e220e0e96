import type { Pool, PoolClient } from 'pg'
import type { SearchedRows } from '../list/page-of-matches.ts'
import { columnsOf, type Db, findRow, findsRow, getFound, insertRow, listRows } from '../row/row.store.ts'
import type { ImportRun } from './import-run.ts'
import type { ImportCounts, ImportRowAnswer, ImportRowQuery } from '@tahanan/contracts/import/import-run.ts'
import type { ReportedRow } from '../import/outcome-tables.ts'
import type { BatchOutcome } from '../import/import-batch.ts'

const SELECTED = `run.id, run.version, run.file_name as "fileName", run.file_key as "fileKey",
  run.size_bytes as "sizeBytes", run.state, run.mapping, run.defaults, run.key_header as "keyHeader", run.headers, run.columns, run.counts,
  run.source_id as "sourceId", run.is_published as "isPublished", run.broker_id as "brokerId",
  exists (select from app.listing where import_run_id = run.id and deleted_at is null) as "hasListings",
  run.bytes_done as "bytesDone", run.cause, run.doubts, run.created_at as "createdAt", run.updated_at as "updatedAt",
  case when account.id is null then null
    else json_build_object('id', account.id, 'name', account.name) end as account`
const TABLES = 'app.import_run run left join app.account on account.id = run.account_id'

export interface NewImportRun extends Pick<ImportRun, 'fileName' | 'fileKey' | 'sizeBytes' | 'headers' | 'counts'> {
  readonly accountId: number | null
  /** What is known of it beforehand, where it was fetched. */
  readonly source?: Pick<ImportRun, 'sourceId' | 'mapping' | 'defaults' | 'keyHeader' | 'isPublished' | 'brokerId'>
  readonly now: Date
}

/** A run that is about to be checked. Answers its id. */
export async function insertImportRun(client: PoolClient, run: NewImportRun): Promise<number> {
  const { source, now, headers, ...given } = run
  const { mapping = {}, defaults = {}, sourceId, keyHeader, isPublished = true, brokerId } = source ?? {}
  const { id } = await insertRow(client, 'import_run', {
    ...columnsOf({ ...given, mapping, defaults, sourceId, keyHeader, isPublished, brokerId }),
    state: 'checking',
    headers: JSON.stringify(headers),
    columns: {},
    bytes_done: 0,
    created_at: now,
    updated_at: now,
  })
  return id
}

export function findImportRun(db: Db, id: number): Promise<ImportRun | undefined> {
  return findRow(db, `select ${SELECTED} from ${TABLES} where run.id = $1`, [id])
}

/** @throws NotFound */
export function getImportRun(db: Db, id: number): Promise<ImportRun> {
  return getFound('import', id, findImportRun(db, id))
}

/** Locked until the transaction ends: no pass goes on meanwhile. @throws NotFound */
export function lockImportRun(client: PoolClient, id: number): Promise<ImportRun> {
  return getFound(
    'import',
    id,
    findRow(client, `select ${SELECTED} from ${TABLES} where run.id = $1 for update of run`, [id]),
  )
}

export const LISTED_IMPORTS: SearchedRows = {
  select: `select ${SELECTED} from ${TABLES}`,
  table: 'app.import_run run',
  id: 'run.id',
  fitting: 'lower(run.file_name) like all($1)',
}

interface NextPass extends Pick<
  ImportRun,
  'state' | 'mapping' | 'defaults' | 'keyHeader' | 'isPublished' | 'brokerId' | 'counts'
> {
  readonly now: Date
}

/** Makes another pass the run's, which ends one under way. */
export async function setNextPass(client: PoolClient, id: number, pass: NextPass): Promise<void> {
  await client.query(
    `update app.import_run set version = version + 1, state = $2, mapping = $3, defaults = $4, key_header = $5,
       counts = $6, is_published = $7, broker_id = $8, bytes_done = 0, cause = null, doubts = '[]', updated_at = $9 where id = $1`,
    [
      id,
      pass.state,
      pass.mapping,
      pass.defaults,
      pass.keyHeader,
      pass.counts,
      pass.isPublished,
      pass.brokerId,
      pass.now,
    ],
  )
}

export async function deleteImportRun(client: PoolClient, id: number): Promise<void> {
  // What nobody has decided on is asked again, though its source brings the same.
  await client.query(
    `update app.import_source set etag = null, last_modified = null, content_hash = null
     where id = (select source_id from app.import_run where id = $1 and state in ('checking', 'checked'))`,
    [id],
  )
  await client.query('delete from app.import_run where id = $1', [id])
}

/** Runs that began before `before`, oldest first. */
export function listDueImportRuns(pool: Pool, before: Date): Promise<{ id: number; fileKey: string }[]> {
  return listRows(pool, 'select id, file_key as "fileKey" from app.import_run where created_at < $1 order by id', [
    before,
  ])
}

type Outcome = ImportRowAnswer['outcome']

const FITS = 'run_id = $1 and ($2::text is null or outcome = $2)'

/** A page of a run's rows, in the order of the file. Places have no gaps, so that a late page costs no more. */
export function listImportRows(
  pool: Pool,
  runId: number,
  { outcome, page, page_size: size }: ImportRowQuery,
): Promise<ImportRowAnswer[]> {
  const offset = (page - 1) * size
  const window = outcome === undefined ? 'and place >= $3 order by place limit $4' : 'order by place offset $3 limit $4'
  return listRows(
    pool,
    `select line, outcome, reason, notes, warnings, listing_id, preview->>'name' as name, preview->>'price' as price,
       preview->>'kind' as kind, preview->>'location' as location
     from app.import_row where ${FITS} ${window}`,
    [runId, outcome ?? null, offset, size],
  )
}

/** Leaves rows out that would be taken in, or takes them up again. Answers those whose outcome changed. */
export function excludeRows(
  client: PoolClient,
  runId: number,
  { lines, excluded }: { readonly lines: readonly number[]; readonly excluded: boolean },
): Promise<readonly { readonly line: number; readonly isWarned: boolean }[]> {
  return listRows(
    client,
    `update app.import_row set outcome = $3 where run_id = $1 and line = any($2) and outcome = $4
     returning line, warnings <> '[]' as "isWarned"`,
    excluded ? [runId, lines, 'excluded', 'created'] : [runId, lines, 'created', 'excluded'],
  )
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
export function notePass(client: PoolClient, { id, version }: PassName, progress: PassProgress) {
  return findsRow(
    client,
    `update app.import_run set columns = $3, counts = $4, bytes_done = $5, updated_at = now()
     where id = $1 and version = $2`,
    [id, version, progress.columns, progress.counts, progress.bytesDone],
  )
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
export function endPass(
  client: PoolClient,
  { id, version }: PassName,
  state: 'checked' | 'done' | 'taken_back' | 'failed',
  cause: string | null,
): Promise<boolean> {
  return findsRow(
    client,
    `update app.import_run set state = $3, cause = $4, bytes_done = case when $3 = 'failed' then bytes_done
       else size_bytes end, updated_at = now() where id = $1 and version = $2`,
    [id, version, state, cause && storable(cause)],
  )
}

/** Why a run waits for a yes. */
export async function setDoubts(client: PoolClient, runId: number, doubts: readonly string[]): Promise<void> {
  await client.query('update app.import_run set doubts = $2 where id = $1', [runId, JSON.stringify(doubts)])
}

/** Postgres keeps neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}')
}
