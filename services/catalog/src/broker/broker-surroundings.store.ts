import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool, PoolClient } from 'pg'

export interface BrokerSurroundings {
  readonly realty: Named | null
  /** How many of each refer to the broker. */
  readonly listings: number
  readonly salespersons: number
  /** Firms that it is in charge of. */
  readonly realties: number
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
