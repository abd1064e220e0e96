import type { LeadTimelineEntry } from '@tahanan/contracts/lead/lead-timeline-entry.ts'
import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { Pool, PoolClient } from 'pg'
import type { FieldChanges } from '../audit/changed-fields.ts'

export interface StoredTimelineEntry {
  readonly leadId: number
  readonly at: Date
  readonly by: Named | null
  readonly action: LeadTimelineEntry['action']
  readonly text: string | null
  readonly changes: FieldChanges
}

export async function insertLeadNote(
  client: PoolClient,
  note: { readonly leadId: number; readonly at: Date; readonly accountId: number | null; readonly text: string },
): Promise<void> {
  await client.query('insert into app.lead_note (lead_id, at, account_id, text) values ($1, $2, $3, $4)', [
    note.leadId,
    note.at,
    note.accountId,
    note.text,
  ])
}

/** Changes, as the audit trail has them, and notes: oldest first. Who looked at a lead is not part of it. */
export async function listTimeline(db: Pool | PoolClient, leadIds: readonly number[]): Promise<StoredTimelineEntry[]> {
  const { rows } = await db.query<StoredTimelineEntry>(
    `select e."leadId", e.at, e.action, e.text, e.changes,
       case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as by
     from (
       select aggregate_id as "leadId", at, account_id, action, null as text, changes, id as place from app.audit
       where noun = 'lead' and aggregate_id = any($1) and action in ('create', 'update', 'delete', 'restore')
       union all
       select lead_id, at, account_id, 'note', text, '{}', id from app.lead_note where lead_id = any($1)) e
     left join app.account a on a.id = e.account_id
     order by e.at, e.place`,
    [leadIds],
  )
  return rows
}
