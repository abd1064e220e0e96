import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool, PoolClient } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import { BROKER_COLUMNS, type BrokerRow, brokerFromRow } from './broker-row.ts'
import type { StoredBroker } from './broker.ts'

/** Every word (`$1` are patterns) is part of the broker's own text or of the firm's name. */
export const BROKER_FITTING = `deleted_at is null and concat_ws(' ', search_folded,
  (select name_folded from app.realty where realty.id = broker.realty_id)) like all($1)`

export async function findStoredBroker(pool: Pool, id: number): Promise<StoredBroker | undefined> {
  const { rows } = await pool.query<BrokerRow>(
    `select ${BROKER_COLUMNS} from app.broker where id = $1 and deleted_at is null`,
    [id],
  )
  return rows[0] && brokerFromRow(rows[0])
}

export async function listStoredBrokers(pool: Pool, query: StaffListQuery): Promise<StoredBroker[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<BrokerRow>(
    `select ${BROKER_COLUMNS} from app.broker where ${BROKER_FITTING} order by id desc limit $2 offset $3`,
    [searchPatterns(query.q), limit, offset],
  )
  return rows.map(brokerFromRow)
}

export async function countBrokers(pool: Pool, query: StaffListQuery): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from app.broker where ${BROKER_FITTING}`,
    [searchPatterns(query.q)],
  )
  return rows[0]?.count ?? 0
}

/** What refers to a broker. */
export interface BrokerUses {
  readonly listings: number
  readonly salespersons: number
  /** Firms that it is in charge of. */
  readonly realties: number
}

export interface BrokerSurroundings extends BrokerUses {
  readonly realty: Named | null
}

/** The firm of each of these brokers, and what refers to them. */
export async function readBrokerSurroundings(
  db: Pool | PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BrokerSurroundings>> {
  const { rows } = await db.query<BrokerSurroundings & { readonly id: number }>(
    `select broker.id, case when realty.id is not null then json_build_object('id', realty.id, 'name', realty.name) end
         as realty,
       (select count(*)::integer from app.listing where broker_id = broker.id and deleted_at is null) as listings,
       (select count(*)::integer from app.salesperson where broker_id = broker.id and deleted_at is null)
         as salespersons,
       (select count(*)::integer from app.realty where broker_in_charge_id = broker.id and deleted_at is null)
         as realties
     from app.broker left join app.realty on realty.id = broker.realty_id
     where broker.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...surroundings }) => [id, surroundings]))
}
