import type { ImportTexts } from '@tahanan/contracts/import/import-field.ts'
import type { ImportCounts, ImportState } from '@tahanan/contracts/import/import-run.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import type { PoolClient } from 'pg'
import { holdsWords, type SearchedRows } from '../list/page-of-matches.ts'
import { columnsOf, type Db, findId, findRow, getFound, listIds, updateRow } from '../row/row.store.ts'

export interface ImportSource {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly address: string
  readonly account: {
    readonly id: number
    readonly name: string
    readonly role: Role
    readonly email: string | null
    readonly isActive: boolean
  }
  readonly dailyHour: number | null
  readonly isPublished: boolean
  readonly brokerId: number | null
  readonly mapping: ImportTexts
  readonly defaults: ImportTexts
  readonly keyHeader: string | null
  readonly state: 'active' | 'paused'
  readonly confirmedAt: Date | null
  readonly nextFetchAt: Date
  readonly etag: string | null
  readonly lastModified: string | null
  readonly contentHash: Buffer | null
  readonly fetchedAt: Date | null
  readonly failingSince: Date | null
  readonly failures: number
  readonly cause: string | null
  /** Rows, and fields that had a column, of the last run that took rows in. */
  readonly givenRows: number | null
  readonly givenFields: readonly string[] | null
  /** Its newest run. */
  readonly run: {
    readonly id: number
    readonly state: ImportState
    readonly counts: Partial<ImportCounts>
    readonly doubts: string[]
    readonly created_at: string
  } | null
}

/** Of a source whose next answer is taken as new, whatever it is. */
export const UNKNOWN_CONTENT = { etag: null, lastModified: null, contentHash: null } as const

const SELECTED = `select s.id, s.version, s.name, s.address, s.daily_hour as "dailyHour", s.is_published as "isPublished",
    s.broker_id as "brokerId", s.mapping, s.defaults, s.key_header as "keyHeader", s.state, s.confirmed_at as "confirmedAt",
    s.next_fetch_at as "nextFetchAt", s.etag, s.last_modified as "lastModified", s.content_hash as "contentHash",
    s.fetched_at as "fetchedAt", s.failing_since as "failingSince", s.failures, s.cause, s.given_rows as "givenRows", s.given_fields as "givenFields",
    json_build_object('id', a.id, 'name', a.name, 'role', a.role, 'email', a.email, 'isActive', a.state = 'active') as account,
    (select json_build_object('id', r.id, 'state', r.state, 'counts', r.counts, 'doubts', r.doubts, 'created_at', r.created_at)
      from app.import_run r where r.source_id = s.id order by r.id desc limit 1) as run
  from app.import_source s join app.account a on a.id = s.account_id`

/** @throws NotFound */
export function getImportSource(db: Db, id: number): Promise<ImportSource> {
  return getFound('source', id, findRow(db, `${SELECTED} where s.id = $1`, [id]))
}

/** Locked until the transaction ends. @throws NotFound */
export function lockImportSource(client: PoolClient, id: number): Promise<ImportSource> {
  return getFound('source', id, findRow(client, `${SELECTED} where s.id = $1 for update of s`, [id]))
}

export const LISTED_SOURCES: SearchedRows = {
  select: SELECTED,
  table: 'app.import_source s',
  id: 's.id',
  fitting: holdsWords('s.name'),
}

/** What a source is made of by hand. */
export interface ImportSourceFields extends Pick<
  ImportSource,
  'name' | 'address' | 'dailyHour' | 'isPublished' | 'brokerId'
> {
  readonly accountId: number
}

/** Undefined where there is one of this address. */
export function insertImportSource(
  client: PoolClient,
  source: ImportSourceFields,
  { now, nextFetchAt }: { readonly now: Date; readonly nextFetchAt: Date },
): Promise<number | undefined> {
  return findId(
    client,
    `insert into app.import_source (name, address, account_id, daily_hour, is_published, broker_id, state, next_fetch_at,
       created_at, updated_at) values ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $8)
     on conflict (address) do nothing returning id`,
    [
      source.name,
      source.address,
      source.accountId,
      source.dailyHour,
      source.isPublished,
      source.brokerId,
      nextFetchAt,
      now,
    ],
  )
}

/** Writes one that is locked, as another version. */
export function updateImportSourceRow(
  client: PoolClient,
  { id, version, account, run: _run, ...fields }: ImportSource,
  now: Date,
): Promise<void> {
  const row = { ...columnsOf(fields), version: version + 1, account_id: account.id, updated_at: now }
  return updateRow(client, 'import_source', id, row)
}

export async function deleteImportSourceRow(client: PoolClient, id: number): Promise<void> {
  await client.query(
    `delete from app.import_source_row r using app.listing l where l.id = r.listing_id
       and l.import_key like 'source:%' and split_part(l.import_key, ':', 2) = $1::text`,
    [id],
  )
  await client.query('delete from app.import_source where id = $1', [id])
}

/** Takes those whose time has come, until the given time: nobody else takes them before. */
export function claimDueSources(client: PoolClient, now: Date, until: Date): Promise<number[]> {
  return listIds(
    client,
    `update app.import_source set next_fetch_at = $2 where id in (
       select id from app.import_source where state = 'active' and next_fetch_at <= $1
       order by next_fetch_at limit 100 for update skip locked) returning id`,
    [now, until],
  )
}

/** What the audit trail says of one. An address may hold a token of its owner's, so only the host is kept. */
export function auditedSource(source: ImportSource): object {
  const { name, address, dailyHour, isPublished, brokerId, keyHeader, mapping, defaults, state, account } = source
  const read = { brokerId, keyHeader, mapping, defaults, isConfirmed: source.confirmedAt !== null }
  return { name, host: new URL(address).host, dailyHour, isPublished, ...read, state, accountId: account.id }
}
