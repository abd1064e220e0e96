import type { LeadSource } from '@tahanan/contracts/lead/lead-source.ts'
import type { LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'
import type { Pool, PoolClient } from 'pg'

/** How many leads there are of one kind. */
export interface LeadTally {
  readonly source: LeadSource
  readonly status: LeadStatus
  readonly isSpam: boolean
  readonly isDeleted: boolean
  readonly leads: number
}

/** Exact: the rows are written in the transactions of what they count. */
export async function readLeadTally(pool: Pool): Promise<LeadTally[]> {
  const { rows } = await pool.query<LeadTally>({
    name: 'lead.tally',
    text: `select source, status, is_spam as "isSpam", is_deleted as "isDeleted", sum(leads)::integer as leads
           from app.lead_tally group by 1, 2, 3, 4 having sum(leads) <> 0`,
  })
  return rows
}

/** Makes one row of many per kind. Whoever reads meanwhile sees all of the old or all of the new. */
export async function foldLeadTally(client: PoolClient): Promise<void> {
  await client.query(
    `with folded as (delete from app.lead_tally returning *)
     insert into app.lead_tally
     select source, status, is_spam, is_deleted, sum(leads) from folded group by 1, 2, 3, 4 having sum(leads) <> 0`,
  )
}
