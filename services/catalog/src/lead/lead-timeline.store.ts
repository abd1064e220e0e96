import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import type { LeadTimelineEntry } from '@tahanan/contracts/lead/lead.ts'
import type { LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'
import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { Pool, PoolClient } from 'pg'
import { type FieldChanges, nameChanges } from '../audit/audit.store.ts'
import { type Db, findsRow, insertRow, listRows } from '../row/row.store.ts'

interface StoredTimelineEntry {
  readonly leadId: number
  readonly at: Date
  readonly by: Named | null
  readonly action: LeadTimelineEntry['action']
  readonly text: string | null
  readonly changes: FieldChanges
}

interface LeadNote {
  readonly leadId: number
  readonly at: Date
  readonly accountId: number | null
  readonly text: string
}

export async function insertLeadNote(client: PoolClient, { leadId, at, accountId, text }: LeadNote): Promise<void> {
  await insertRow(client, 'lead_note', { lead_id: leadId, at, account_id: accountId, text })
}

/** Changes, as the audit trail has them, and notes: oldest first. Who looked at a lead is not part of it. */
export async function listTimeline(db: Db, leadIds: readonly number[]): Promise<StoredTimelineEntry[]> {
  const { rows } = await db.query<StoredTimelineEntry>(
    `select e."leadId", e.at, e.action, e.text, e.changes,
       case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as by
     from (
       select aggregate_id as "leadId", at, account_id, action, null as text, changes, id as place from app.audit
       where noun = 'lead' and aggregate_id = any($1) and action in ('create', 'update', 'delete', 'restore', 'merge', 'reply')
       union all
       select lead_id, at, account_id, 'note', text, '{}', id from app.lead_note where lead_id = any($1)) e
     left join app.account a on a.id = e.account_id
     order by e.at, e.place`,
    [leadIds],
  )
  const changes = await nameChanges(
    db,
    rows.map((row) => row.changes),
  )
  return rows.map((row, place) => ({ ...row, changes: changes[place] ?? row.changes }))
}

/** Whether nothing that was done with a lead until now says that it is no spam. */
export async function wasAlwaysSpam(client: PoolClient, leadId: number): Promise<boolean> {
  const isNoSpam = await findsRow(
    client,
    `select from app.audit where noun = 'lead' and aggregate_id = $1 and changes -> 'is_spam' ->> 'to' = 'false' limit 1`,
    [leadId],
  )
  return !isNoSpam
}

export function timelineEntryOf({ leadId, at, by, action, text, changes }: StoredTimelineEntry): LeadTimelineEntry {
  return {
    lead: leadId,
    at: at.toISOString(),
    by,
    action,
    text,
    changes: Object.entries(changes).map(([field, { from, to }]) => ({ field, from, to })),
  }
}

export interface LeadTally {
  readonly source: LeadSource
  readonly status: LeadStatus
  readonly isSpam: boolean
  readonly isDeleted: boolean
  readonly leads: number
}

/** Exact: the rows are written in the transactions of what they count. */
export function readLeadTally(pool: Pool): Promise<LeadTally[]> {
  return listRows(pool, {
    name: 'lead.tally',
    text: `select source, status, is_spam as "isSpam", is_deleted as "isDeleted", sum(leads)::integer as leads
           from app.lead_tally group by 1, 2, 3, 4 having sum(leads) <> 0`,
  })
}

/** Makes one row of many per kind. Whoever reads meanwhile sees all of the old or all of the new. */
export async function foldLeadTally(client: PoolClient): Promise<void> {
  await client.query(
    `with folded as (delete from app.lead_tally returning *)
     insert into app.lead_tally
     select source, status, is_spam, is_deleted, sum(leads) from folded group by 1, 2, 3, 4 having sum(leads) <> 0`,
  )
}
