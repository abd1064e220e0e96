import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { Pool, PoolClient } from 'pg'
import { type ListPage, listNewest } from '../list/page-of-matches.ts'
import { columnsOf, insertRow } from '../row/row.store.ts'
import type { ImportRun } from './import-run.ts'

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

export async function findImportRun(db: Pool | PoolClient, id: number): Promise<ImportRun | undefined> {
  const { rows } = await db.query<ImportRun>(`select ${SELECTED} from ${TABLES} where run.id = $1`, [id])
  return rows[0]
}

/** @throws NotFound */
export async function getImportRun(db: Pool | PoolClient, id: number): Promise<ImportRun> {
  const run = await findImportRun(db, id)
  if (run === undefined) throw new NotFound('import', id)
  return run
}

/** Locked until the transaction ends: no pass goes on meanwhile. @throws NotFound */
export async function lockImportRun(client: PoolClient, id: number): Promise<ImportRun> {
  const { rows } = await client.query<ImportRun>(
    `select ${SELECTED} from ${TABLES} where run.id = $1 for update of run`,
    [id],
  )
  if (rows[0] === undefined) throw new NotFound('import', id)
  return rows[0]
}

/** A page, newest first. */
export function listImportRuns(pool: Pool, query: StaffListQuery): Promise<ListPage<ImportRun>> {
  const [table, select] = ['app.import_run run', `select ${SELECTED} from ${TABLES}`]
  return listNewest(pool, { select, table, id: 'run.id', fitting: 'lower(run.file_name) like all($1)' }, query)
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
export async function listDueImportRuns(pool: Pool, before: Date): Promise<{ id: number; fileKey: string }[]> {
  const { rows } = await pool.query<{ id: number; fileKey: string }>(
    'select id, file_key as "fileKey" from app.import_run where created_at < $1 order by id',
    [before],
  )
  return rows
}
