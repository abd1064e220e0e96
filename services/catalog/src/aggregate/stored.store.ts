import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { findLastActor } from '../audit/audit.store.ts'
import { answered, listNewest, type ListPage } from '../list/page-of-matches.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'
import {
  type Db,
  findRow,
  getFound,
  insertRow,
  listIds,
  onlyRow,
  type RowColumns,
  updateRow,
} from '../row/row.store.ts'
import { listSlugs } from '../slug/slug.store.ts'

async function findStored<Row extends QueryResultRow, Item extends Stored<object>>(
  db: Db,
  { noun, columns, fromRow }: StoredTable<Row, Item>,
  id: number,
): Promise<Item | undefined> {
  const row = await findRow<Row>(db, `select ${columns} from app.${noun} where id = $1 and deleted_at is null`, [id])
  return row && fromRow(row)
}

/** @throws NotFound */
export function getStored<Row extends QueryResultRow, Item extends Stored<object>>(
  db: Db,
  table: StoredTable<Row, Item>,
  id: number,
): Promise<Item> {
  return getFound(table.noun, id, findStored(db, table, id))
}

/**
 * Locked until the transaction ends, against other changes of it and against being referred to. It is read in a second
 * statement: the one that waited for the lock still sees what stands in other tables as it was before its wait.
 */
export async function findStoredForUpdate<Row extends QueryResultRow, Item extends Stored<object>>(
  client: PoolClient,
  table: StoredTable<Row, Item>,
  id: number,
): Promise<Item | undefined> {
  await client.query(`select from app.${table.noun} where id = $1 for update`, [id])
  return findStored(client, table, id)
}

/** `findStoredForUpdate` of what has to be there. @throws NotFound */
export function lockStored<Row extends QueryResultRow, Item extends Stored<object>>(
  client: PoolClient,
  table: StoredTable<Row, Item>,
  id: number,
): Promise<Item> {
  return getFound(table.noun, id, findStoredForUpdate(client, table, id))
}

/** Keeps a record from being changed or deleted until the transaction ends; undefined when there is none. */
export function lockAsParent(
  client: PoolClient,
  noun: 'broker' | 'developer' | 'listing' | 'realty' | 'salesperson',
  id: number,
): Promise<{ readonly name: string } | undefined> {
  return findRow(client, `select name from app.${noun} where id = $1 and deleted_at is null for share`, [id])
}

/** Makes sure that what a form's `field` chooses stays until the transaction ends. @throws InvalidInput on that field */
export async function lockChosen(
  client: PoolClient,
  noun: 'broker' | 'salesperson',
  field: 'assignee' | 'broker_id' | 'broker_in_charge_id' | 'salesperson',
  id: number | null,
): Promise<void> {
  if (id === null || (await lockAsParent(client, noun, id)) !== undefined) return
  throw new InvalidInput({ [field]: [`There is no ${noun} ${id}.`] })
}

/** One page, newest first, and how many there are in all. */
export function listStored<Row extends QueryResultRow, Item extends Stored<object>>(
  pool: Pool,
  { noun, columns, fitting, fromRow }: StoredTable<Row, Item>,
  query: StaffListQuery,
): Promise<ListPage<Item>> {
  const [table, select] = [`app.${noun}`, `select ${columns} from app.${noun}`]
  return answered(listNewest<Row>(pool, { select, table, id: 'id', fitting }, query), fromRow)
}

/**
 * Stores a new record, its first version.
 *
 * @param page of one with a page: the id, which its slug holds
 * @throws InvalidInput on `name` when there is one of that name
 */
export async function insertStored<Row extends QueryResultRow, Item extends Stored<object>>(
  client: PoolClient,
  { noun, columns, fromRow, written }: StoredTable<Row, Item>,
  fields: Item['fields'],
  at: Date,
  page: { readonly id?: number; readonly slug?: string } = {},
): Promise<Item> {
  const row = { ...page, ...written(fields), created_at: at, updated_at: at }
  return fromRow(await refuseDuplicateName(`${noun}_name`, insertRow<Row>(client, noun, row, columns)))
}

/**
 * Writes a record that is locked, as the version that it has become.
 *
 * @param others columns beside those of its fields
 * @throws InvalidInput on `name` when there is another of that name
 */
export async function updateStored<Row extends QueryResultRow, Item extends Stored<object>>(
  client: PoolClient,
  { noun, written }: StoredTable<Row, Item>,
  { id, version, updatedAt, fields }: Item,
  others: RowColumns = {},
): Promise<void> {
  const row = { version, ...others, ...written(fields), updated_at: updatedAt }
  await refuseDuplicateName(`${noun}_name`, updateRow(client, noun, id, row))
}

/** Soft: the row stays (decision 65), and its name is free again. */
export async function markDeleted(
  client: PoolClient,
  noun: StoredTable<QueryResultRow, Stored<object>>['noun'] | 'listing' | 'picture',
  id: number,
  version: number,
  at: Date,
): Promise<void> {
  await client.query(`update app.${noun} set version = $2, updated_at = $3, deleted_at = $3 where id = $1`, [
    id,
    version,
    at,
  ])
}

/** An aggregate as its table has it: what staff set on it, and what the commands keep beside. */
export interface Stored<Fields> {
  readonly id: number
  /** +1 per change (design §4). */
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly fields: Fields
}

/** An aggregate with a page of its own. */
export interface StoredPage<Fields> extends Stored<Fields> {
  readonly slug: string
}

/** How records of one kind are kept: a table whose rows stay when they are deleted. */
export interface StoredTable<Row extends QueryResultRow, Item extends Stored<object>> {
  /** The table in schema `app`, named as the aggregate. */
  readonly noun: 'amenity' | 'broker' | 'developer' | 'project' | 'realty' | 'reply' | 'salesperson' | 'site'
  /** Columns of a `Row`. */
  readonly columns: string
  readonly fromRow: (row: Row) => Item
  /** The rows that a search finds, deleted ones never; `$1` are the patterns of its words. */
  readonly fitting: string
  /** What is written of its fields, and what follows from them. */
  readonly written: (fields: Item['fields']) => RowColumns
}

/** As many new ids of a table, in ascending order: a slug holds one, so it is needed before the row is written. */
export function takeIds(
  client: PoolClient,
  table: 'developer' | 'project' | 'listing',
  count: number,
): Promise<number[]> {
  return listIds(
    client,
    `select nextval(pg_get_serial_sequence($1, 'id'))::integer as id from generate_series(1, $2)`,
    [`app.${table}`, count],
  )
}

/** One of `takeIds`. */
export async function takeId(client: PoolClient, table: 'developer' | 'project'): Promise<number> {
  return onlyRow(await takeIds(client, table, 1))
}

interface Seen {
  readonly noun: string
  readonly current: { readonly id: number; readonly version: number }
  readonly expectedVersion: number | undefined
  /** What the caller is to go on from. */
  readonly latest: () => object | Promise<object>
}

/**
 * 409 with the latest state, and who changed it last, where the caller has seen another version than there is; without an
 * expected one the last writer wins (design §4, decision 64).
 */
export async function refuseStale(client: PoolClient, { noun, current, expectedVersion, latest }: Seen): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === current.version) return
  const who = (await findLastActor(client, noun, current.id)) ?? 'Somebody else'
  const detail = `${who} changed this meanwhile. Look at the latest and try again.`
  throw new Conflict('stale', detail, { latest: await latest() })
}

/** What the event of a deleted aggregate says: which one it was, and every slug that led to it. */
export function tombstoneOf(id: number, at: Date, slugs: readonly string[] = []) {
  return { id, deleted: true as const, slugs: [...slugs], deletedAt: at.toISOString() }
}

/** Fields with what a form sets: what is absent or undefined stays as it is. */
export function withChanges<Fields extends object>(fields: Fields, changes: Changes<Fields>): Fields {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...fields, ...Object.fromEntries<unknown>(set) }
}

/** What the event of an aggregate with a page says of it, its slug recorded. */
export async function pageStateOf<Fields extends object>(
  client: PoolClient,
  noun: 'developer' | 'project',
  { id, version, slug, createdAt, updatedAt, fields }: StoredPage<Fields>,
) {
  // One that was never changed has had no other slug.
  const slugs = version === 1 ? [] : await listSlugs(client, noun, id)
  return {
    id,
    slug,
    oldSlugs: slugs.filter((old) => old !== slug),
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
