import type { AlertAnswer } from '@tahanan/contracts/alert/alert.ts'
import type { LeadPerson } from '@tahanan/contracts/lead/lead-bodies.ts'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import type { LeadView } from '@tahanan/contracts/lead/lead.ts'
import type { PoolClient } from 'pg'
import { eraseAlertsOfPerson, listAlertsOfPerson } from '../alert/alert-person.ts'
import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { eraseViewingTrail, listViewingsOfLeads } from '../viewing/viewing.store.ts'
import { viewingAnswerOf } from '../viewing/viewing.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { foldLeadTally, listTimeline, timelineEntryOf } from './lead-timeline.store.ts'
import { listLeadsOfPerson, listMergedTogether } from './lead.store.ts'
import { type Lead, leadAnswerOf, type PersonKeys, personKeysOf, SEVERAL_LEADS } from './lead.ts'
import { deleteOldAttempts } from '../throttle/attempts.store.ts'
import { listIds } from '../row/row.store.ts'

/**
 * Erases leads for good, with their notes and viewings and with what the audit trail quotes of them; the trail keeps that they were
 * there and who erased them. Locks them in id order, so that two erasures never wait for each other in a ring.
 */
async function eraseLeadRows(
  client: PoolClient,
  ids: readonly number[],
  { actor, now, correlationId }: CommandContext,
): Promise<number> {
  await client.query('select from app.lead where id = any($1) order by id for update', [ids])
  await eraseViewingTrail(client, ids)
  const erased = await listIds(client, 'delete from app.lead where id = any($1) returning id', [ids])
  await client.query(`update app.audit set changes = '{}' where noun = 'lead' and aggregate_id = any($1)`, [erased])
  await client.query(
    `insert into app.audit (at, account_id, role, noun, aggregate_id, action, changes, correlation_id)
     select $2, $3, $4, 'lead', id, 'erase', '{}', $5 from unnest($1::integer[]) id`,
    [erased, now, actor.accountId, actor.role, correlationId],
  )
  return erased.length
}

/** Some of the leads that were made before `madeBefore`, oldest first, or deleted before `deletedBefore` with what is kept under them. */
function listOldLeadIds(client: PoolClient, madeBefore: Date, deletedBefore: Date, limit: number): Promise<number[]> {
  return listIds(
    client,
    `with deleted as (select id from app.lead where deleted_at < $2 order by id limit $3)
     (select id from app.lead where created_at < $1 order by created_at limit $3)
     union select id from deleted
     union select id from app.lead where merged_into_id in (select id from deleted)`,
    [madeBefore, deletedBefore, limit],
  )
}

/** Every lead of a person, and what staff merged with them: another address may be in there. */
async function listAllOfPerson(client: PoolClient, keys: PersonKeys): Promise<Lead[]> {
  const found = await listLeadsOfPerson(client, keys, null)
  return listMergedTogether(
    client,
    found.map(({ id }) => id),
  )
}

/** Erases every lead of a person for good, deleted ones and viewings included, and every alert (RA 10173). */
export function erasePerson(
  catalog: Catalog,
  context: CommandContext,
  person: LeadPerson,
): Promise<{ readonly erased: number; readonly alerts: number }> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const keys = personKeysOf(person)
    const leads = await listAllOfPerson(client, keys)
    const ids = leads.map(({ id }) => id)
    const erased = await eraseLeadRows(client, ids, context)
    const alerts = await eraseAlertsOfPerson(client, keys.emailFolded)
    await audit({ noun: 'lead', id: SEVERAL_LEADS, action: 'erase', before: null, after: { leads: erased, alerts } })
    return { erased, alerts }
  })
}

/** Everything kept of a person, deleted leads and notes included (RA 10173); each lead's trail says so, and one entry of the whole. */
export function exportPerson(
  catalog: Catalog,
  context: CommandContext,
  person: LeadPerson,
): Promise<{
  readonly leads: Omit<LeadView, 'merged' | 'same_person'>[]
  readonly viewings: ViewingAnswer[]
  readonly alerts: AlertAnswer[]
}> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const keys = personKeysOf(person)
    const leads = await listAllOfPerson(client, keys)
    const ids = leads.map(({ id }) => id)
    const timeline = await listTimeline(client, ids)
    for (const { id } of leads) await audit({ noun: 'lead', id, action: 'export', before: null, after: null })
    const alerts = await listAlertsOfPerson(client, keys.emailFolded)
    const after = { leads: leads.length, alerts: alerts.length }
    await audit({ noun: 'lead', id: SEVERAL_LEADS, action: 'export', before: null, after })
    return {
      leads: leads.map((lead) => ({
        ...leadAnswerOf(lead),
        timeline: timeline.filter(({ leadId }) => leadId === lead.id).map(timelineEntryOf),
      })),
      viewings: (await listViewingsOfLeads(client, ids)).map(viewingAnswerOf),
      alerts,
    }
  })
}

const PIECE = 1_000
const DAY_MS = 86_400_000

/**
 * The scheduled task of leads: erases those older than `retentionMonths` (decision 112) and those deleted
 * `LEAD_LIMITS.deletedDays` ago, a thousand of each at a time, forgets keys and counts that have run out, and folds the
 * tally.
 *
 * @returns how many leads were erased
 */
export async function tidyLeads(
  catalog: Catalog,
  context: CommandContext,
  { retentionMonths }: { readonly retentionMonths: number },
): Promise<number> {
  const madeBefore = monthsBefore(context.now, retentionMonths)
  const deletedBefore = new Date(context.now.getTime() - LEAD_LIMITS.deletedDays * DAY_MS)
  let erased = 0
  for (;;) {
    const piece = await runCommand(catalog, context, async ({ client }) =>
      eraseLeadRows(client, await listOldLeadIds(client, madeBefore, deletedBefore, PIECE), context),
    )
    erased += piece
    if (piece === 0) break
  }
  await runCommand(catalog, context, async ({ client }) => {
    await deleteOldAttempts(client, 'app.lead_attempt', context.now)
    await foldLeadTally(client)
  })
  return erased
}

/** The same day so many months ago, or the last of that month. */
function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return day
}
