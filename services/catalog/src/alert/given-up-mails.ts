import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { Pool } from 'pg'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { auditedSystem } from '../system/system-commands.ts'
import { alertMailJob } from './alert-digest.ts'

export interface GivenUpAlertMail {
  readonly id: string
  /** It asked to confirm an alert; else it told of offers. */
  readonly isConfirmation: boolean
  readonly email: string
  readonly cause: string | null
  readonly tries: number
  readonly givenUpAt: Date
}

export async function listGivenUpAlertMails(
  pool: Pool,
  limit: number,
): Promise<{ readonly count: number; readonly results: readonly GivenUpAlertMail[] }> {
  const { rows } = await pool.query<GivenUpAlertMail & { readonly count: number }>(
    `select m.id, m.alert_id is not null as "isConfirmation", p.email, m.cause, m.tries, m.given_up_at as "givenUpAt",
       (select count(*)::integer from app.alert_mail where given_up_at is not null) as count
     from app.alert_mail m join app.alert_address p on p.id = m.address_id
     where m.given_up_at is not null order by m.given_up_at desc limit $1`,
    [limit],
  )
  return { count: rows[0]?.count ?? 0, results: rows.map(({ count: _count, ...mail }) => mail) }
}

/** Sends a mail again that was given up, with all its tries before it. @throws NotFound */
export function retryGivenUpAlertMail(catalog: Catalog, context: CommandContext, id: string): Promise<void> {
  return runCommand(catalog, context, async ({ client, enqueue, audit }) => {
    const { rowCount } = await client.query(
      `update app.alert_mail set closed_at = null, given_up_at = null, cause = null, tries = 0, next_try_at = $2
       where id::text = $1 and given_up_at is not null`,
      [id, context.now],
    )
    if (rowCount !== 1) throw new NotFound('mail', id)
    await enqueue(alertMailJob(id, context.now))
    await audit(auditedSystem('retry', { mail: id }))
  })
}
