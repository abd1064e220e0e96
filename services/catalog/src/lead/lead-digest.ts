import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { LEAD_MAIL_QUEUE, type LeadMail } from './lead-mail.ts'

const HOUR_MS = 60 * 60 * 1000

/** Leads of one hour that staff are told of one by one; beyond it they are told in digests. */
export const MAILED_ONE_BY_ONE = 60

/** Whether more leads came in within the hour than anybody reads mails about. */
export async function isLeadFlood(client: PoolClient, now: Date): Promise<boolean> {
  const { rowCount } = await client.query('select from app.lead where created_at > $1 and not is_spam limit $2', [
    new Date(now.getTime() - HOUR_MS),
    MAILED_ONE_BY_ONE + 1,
  ])
  return (rowCount ?? 0) > MAILED_ONE_BY_ONE
}

/** Leaves a lead to the next digest. */
export async function putIntoDigest(client: PoolClient, leadId: number): Promise<void> {
  await client.query('insert into app.lead_digest (lead_id) values ($1)', [leadId])
}

/** Asks for one mail about all leads that wait for a digest, and answers how many they are; spam is left out. */
export function mailLeadDigest(catalog: Catalog, context: CommandContext): Promise<number> {
  return runCommand(catalog, context, async ({ client, enqueue }) => {
    const { rows } = await client.query<{ id: number }>(
      `with taken as (delete from app.lead_digest returning lead_id)
       select l.id from app.lead l join taken on taken.lead_id = l.id
       where l.deleted_at is null and not l.is_spam order by l.id`,
    )
    const last = rows.at(-1)
    if (last === undefined) return 0
    const data: LeadMail = { leads: rows.length }
    await enqueue({ queue: LEAD_MAIL_QUEUE, id: `lead-digest-${last.id}`, data })
    return rows.length
  })
}
