import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool, PoolClient } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import { REALTY_COLUMNS, realtyFromRow, type RealtyRow, type StoredRealty } from './realty-row.ts'

export async function findStoredRealty(pool: Pool, id: number): Promise<StoredRealty | undefined> {
  const { rows } = await pool.query<RealtyRow>(
    `select ${REALTY_COLUMNS} from app.realty where id = $1 and deleted_at is null`,
    [id],
  )
  return rows[0] && realtyFromRow(rows[0])
}

/** `$1` are the patterns of a search. */
export const REALTY_FITTING = 'deleted_at is null and search_folded like all($1)'

export async function listStoredRealties(pool: Pool, query: StaffListQuery): Promise<StoredRealty[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<RealtyRow>(
    `select ${REALTY_COLUMNS} from app.realty where ${REALTY_FITTING}
     order by id desc limit $2 offset $3`,
    [searchPatterns(query.q), limit, offset],
  )
  return rows.map(realtyFromRow)
}

export async function countRealties(pool: Pool, query: StaffListQuery): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from app.realty where ${REALTY_FITTING}`,
    [searchPatterns(query.q)],
  )
  return rows[0]?.count ?? 0
}

export interface RealtySurroundings {
  readonly brokerInCharge: Named | null
  /** How many work for it. */
  readonly brokers: number
}

/** The brokers of these firms. */
export async function readRealtySurroundings(
  db: Pool | PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RealtySurroundings>> {
  const { rows } = await db.query<RealtySurroundings & { readonly id: number }>(
    `select realty.id, case when broker.id is not null then json_build_object('id', broker.id, 'name', broker.name) end
         as "brokerInCharge",
       (select count(*)::integer from app.broker where realty_id = realty.id and deleted_at is null) as brokers
     from app.realty left join app.broker on broker.id = realty.broker_in_charge_id
     where realty.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...surroundings }) => [id, surroundings]))
}
