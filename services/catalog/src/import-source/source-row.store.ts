import type { Pool, PoolClient } from 'pg'
import { listingColumnsOf } from '../listing/listing.store.ts'
import type { Listing } from '../listing/listing.ts'
import { arraysOf, type Db, listIds } from '../row/row.store.ts'

/** What a source says of a listing: field to value, as the rules of listings make them. */
export type Given = Readonly<Record<string, unknown>>

/** What a run makes of a row that is known: taken over, held back in some field because staff changed it too, or nothing. */
export interface TakenOver {
  readonly outcome: 'changed' | 'held' | 'known'
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
}

/** A row as its source gave it last (`app.import_source_row`). */
export interface SourceRow extends TakenOver {
  readonly listingId: number
  readonly contentHash: Buffer
  readonly given: Given
  readonly runId: number | undefined
}

export interface HashedKey {
  readonly key: string
  readonly hash: Buffer
}

/** A listing of a row that says something else than last time, or is back. */
export interface ChangedRow {
  readonly key: string
  readonly listing: Listing
  /** As it was given last; null where that is not known any more. */
  readonly given: Given | null
  /** The source made it a draft, and it is one still. */
  readonly isSourceDraft: boolean
  /** What this run made of it before it was cut off. */
  readonly done: TakenOver | null
}

const LISTING = `${listingColumnsOf('l')},
  array(select amenity_id from app.listing_amenity where listing_id = l.id order by amenity_id) as "amenityIds"`

/** Of a batch of rows that are known, those that there is something to do about, by their keys. */
export async function findChangedRows(
  db: Db,
  rows: readonly HashedKey[],
  runId: number | undefined,
): Promise<ReadonlyMap<string, ChangedRow>> {
  const { rows: found } = await db.query<Omit<ChangedRow, 'listing'> & Listing>(
    `select ${LISTING}, wanted.key, r.given, l.is_source_draft and not l.is_published as "isSourceDraft",
       case when r.content_hash = wanted.hash and r.run_id = $3 then
         jsonb_build_object('outcome', r.outcome, 'notes', r.notes, 'warnings', r.warnings) end as done
     from unnest($1::text[], $2::bytea[]) as wanted (key, hash) join app.listing l on l.import_key = wanted.key
     left join app.import_source_row r on r.listing_id = l.id
     where l.deleted_at is null and (r.content_hash is distinct from wanted.hash or r.run_id = $3
       or (l.is_source_draft and not l.is_published))`,
    [...arraysOf(rows, 'key', 'hash'), runId ?? null],
  )
  return new Map(
    found.map(({ key, given, isSourceDraft, done, ...listing }) => [key, { key, given, isSourceDraft, done, listing }]),
  )
}

/** Notes what rows of a source say now. */
export async function storeSourceRows(db: Db, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.query(
    `insert into app.import_source_row (listing_id, content_hash, given, run_id, outcome, notes, warnings)
     select listing_id, decode(content_hash, 'hex'), given, run_id, outcome, notes, warnings
     from jsonb_to_recordset($1::jsonb) as row (listing_id int, content_hash text, given jsonb, run_id int, outcome text,
       notes jsonb, warnings jsonb)
     on conflict (listing_id) do update set content_hash = excluded.content_hash, given = excluded.given,
       run_id = excluded.run_id, outcome = excluded.outcome, notes = excluded.notes, warnings = excluded.warnings`,
    [
      JSON.stringify(
        rows.map(({ listingId, contentHash, given, runId, outcome, notes, warnings }) => ({
          listing_id: listingId,
          content_hash: contentHash.toString('hex'),
          given,
          run_id: runId ?? null,
          outcome,
          notes,
          warnings,
        })),
      ),
    ],
  )
}

/** Of a listing that was just made a draft: it was its source, not staff. */
export async function markSourceDraft(client: PoolClient, listingId: number): Promise<void> {
  await client.query('update app.listing set is_source_draft = true where id = $1', [listingId])
}

/** Of these keys of a source those whose rows staff left out of an earlier run. */
export async function findLeftOut(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const text = 'select key from app.import_left_out where key = any($1)'
  const { rows } = await db.query<{ key: string }>(text, [keys])
  return new Set(rows.map(({ key }) => key))
}

/** Notes which rows of a source were left out, and which were taken in after all. */
export async function noteLeftOut(
  pool: Pool,
  sourceId: number,
  { leftOut, takenIn }: { readonly leftOut: readonly string[]; readonly takenIn: readonly string[] },
): Promise<void> {
  await pool.query('delete from app.import_left_out where key = any($1)', [takenIn])
  await pool.query(
    'insert into app.import_left_out (key, source_id) select unnest($1::text[]), $2 on conflict (key) do nothing',
    [leftOut, sourceId],
  )
}

const OF_SOURCE = `l.import_key like 'source:%' and split_part(l.import_key, ':', 2) = $1::text
  and l.deleted_at is null and l.is_published`

/** How many listings of a source visitors see, and how many of them were not met among the keys of a run. */
export async function countVanished(
  keys: PoolClient,
  sourceId: number,
): Promise<{ readonly shown: number; readonly vanished: number }> {
  const { rows } = await keys.query<{ shown: number; vanished: number }>(
    `select count(*)::integer as shown, count(*) filter (where s.key is null)::integer as vanished
     from app.listing l left join pg_temp.seen_key s on s.key = l.import_key where ${OF_SOURCE}`,
    [sourceId],
  )
  return rows[0] ?? { shown: 0, vanished: 0 }
}

/** Of those that vanished, the next ones behind `after`, by id. */
export function listVanished(keys: PoolClient, sourceId: number, after: number, limit: number): Promise<number[]> {
  return listIds(
    keys,
    `select l.id from app.listing l where ${OF_SOURCE} and l.id > $2
       and not exists (select from pg_temp.seen_key s where s.key = l.import_key)
     order by l.id limit $3`,
    [sourceId, after, limit],
  )
}
