import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool, PoolClient } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import { SALESPERSON_COLUMNS, salespersonFromRow, type SalespersonRow } from './salesperson-row.ts'
import type { StoredSalesperson } from './salesperson.ts'

/** Every word (`$1` are patterns) is part of the salesperson's own text or of the broker's name. */
export const SALESPERSON_FITTING = `deleted_at is null and concat_ws(' ', search_folded,
  (select name_folded from app.broker where broker.id = salesperson.broker_id)) like all($1)`

export async function findStoredSalesperson(pool: Pool, id: number): Promise<StoredSalesperson | undefined> {
  const { rows } = await pool.query<SalespersonRow>(
    `select ${SALESPERSON_COLUMNS} from app.salesperson where id = $1 and deleted_at is null`,
    [id],
  )
  return rows[0] && salespersonFromRow(rows[0])
}

export async function listStoredSalespersons(pool: Pool, query: StaffListQuery): Promise<StoredSalesperson[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<SalespersonRow>(
    `select ${SALESPERSON_COLUMNS} from app.salesperson where ${SALESPERSON_FITTING} order by id desc limit $2 offset $3`,
    [searchPatterns(query.q), limit, offset],
  )
  return rows.map(salespersonFromRow)
}

export async function countSalespersons(pool: Pool, query: StaffListQuery): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from app.salesperson where ${SALESPERSON_FITTING}`,
    [searchPatterns(query.q)],
  )
  return rows[0]?.count ?? 0
}

/** The brokers of these ids by name. */
export async function readBrokerNames(
  db: Pool | PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await db.query<Named>('select id, name from app.broker where id = any($1)', [ids])
  return new Map(rows.map((row) => [row.id, row]))
}
