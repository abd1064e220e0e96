import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool } from 'pg'

export interface Activity {
  readonly id: number
  readonly at: Date
  readonly actor: Named | null
  readonly noun: string
  readonly recordId: number
  readonly recordName: string | null
  readonly action: string
}

/** The newest changes, with the names that their records have now; an index holds them apart from mere readings. */
export async function listActivity(pool: Pool, limit: number): Promise<Activity[]> {
  const { rows } = await pool.query<Activity>(
    `select x.id::float8, x.at, x.noun, x.aggregate_id as "recordId", x.action,
       case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as actor,
       case x.noun
         when 'listing' then (select name from app.listing where id = x.aggregate_id)
         when 'project' then (select name from app.project where id = x.aggregate_id)
         when 'developer' then (select name from app.developer where id = x.aggregate_id)
         when 'amenity' then (select name from app.amenity where id = x.aggregate_id)
         when 'broker' then (select name from app.broker where id = x.aggregate_id)
         when 'salesperson' then (select name from app.salesperson where id = x.aggregate_id)
         when 'realty' then (select name from app.realty where id = x.aggregate_id)
       end as "recordName"
     from (
       select * from app.audit
       where action not in ('view', 'export', 'sign-in', 'sign-out', 'refresh-reused')
         and (noun <> 'picture' or account_id is not null)
       order by at desc, id desc limit ${limit}) x
     left join app.account a on a.id = x.account_id
     order by x.at desc, x.id desc`,
  )
  return rows
}
