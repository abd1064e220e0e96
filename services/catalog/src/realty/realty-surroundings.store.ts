import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool, PoolClient } from 'pg'

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
