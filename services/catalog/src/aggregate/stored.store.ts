import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { ClientBase, Pool, PoolClient, QueryResultRow } from 'pg'
import type { ListPage } from '../list/list-page.ts'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import type { StoredTable } from './stored-table.ts'

type Db = Pool | ClientBase

async function findStored<Row extends QueryResultRow, Kept>(
  db: Db,
  { noun, columns, fromRow }: StoredTable<Row, Kept>,
  id: number,
): Promise<Kept | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from app.${noun} where id = $1 and deleted_at is null`, [id])
  return rows[0] && fromRow(rows[0])
}

/** @throws NotFound */
export async function getStored<Row extends QueryResultRow, Kept>(
  db: Db,
  table: StoredTable<Row, Kept>,
  id: number,
): Promise<Kept> {
  const found = await findStored(db, table, id)
  if (found === undefined) throw new NotFound(table.noun, id)
  return found
}

/**
 * Locked until the transaction ends, against other changes of it and against being referred to. It is read in a second
 * statement: the one that waited for the lock still sees what stands in other tables as it was before its wait.
 */
export async function findStoredForUpdate<Row extends QueryResultRow, Kept>(
  client: PoolClient,
  table: StoredTable<Row, Kept>,
  id: number,
): Promise<Kept | undefined> {
  await client.query(`select from app.${table.noun} where id = $1 for update`, [id])
  return findStored(client, table, id)
}

/** `findStoredForUpdate` of what has to be there. @throws NotFound */
export async function lockStored<Row extends QueryResultRow, Kept>(
  client: PoolClient,
  table: StoredTable<Row, Kept>,
  id: number,
): Promise<Kept> {
  const found = await findStoredForUpdate(client, table, id)
  if (found === undefined) throw new NotFound(table.noun, id)
  return found
}

/** Keeps a record from being changed or deleted until the transaction ends; undefined when there is none. */
export async function lockAsParent(
  client: PoolClient,
  noun: 'broker' | 'developer' | 'realty' | 'salesperson',
  id: number,
): Promise<{ readonly name: string } | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select name from app.${noun} where id = $1 and deleted_at is null for share`,
    [id],
  )
  return rows[0]
}

/** One page, newest first, and how many there are in all. */
export async function listStored<Row extends QueryResultRow, Kept>(
  pool: Pool,
  { noun, columns, fitting, fromRow }: StoredTable<Row, Kept>,
  query: StaffListQuery,
): Promise<ListPage<Kept>> {
  const patterns = searchPatterns(query.q)
  const { limit, offset } = rowsOfPage(query)
  const [counted, page] = await Promise.all([
    pool.query<{ count: number }>(`select count(*)::integer as count from app.${noun} where ${fitting}`, [patterns]),
    pool.query<Row>(`select ${columns} from app.${noun} where ${fitting} order by id desc limit $2 offset $3`, [
      patterns,
      limit,
      offset,
    ]),
  ])
  return { count: counted.rows[0]?.count ?? 0, results: page.rows.map(fromRow) }
}

/** Soft: the row stays (decision 65), and its name is free again. */
export async function markDeleted(
  client: PoolClient,
  noun: StoredTable<QueryResultRow, unknown>['noun'] | 'listing',
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
