import type { PoolClient } from 'pg'
import type { AlertAnswer } from '@tahanan/contracts/alert/alert.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { deleteOldAttempts } from '../throttle/attempts.store.ts'
import { alertAnswerOf } from './alert-commands.ts'
import { listAlertsOf } from './alert.store.ts'

/** The alerts of an address (RA 10173); none for none. */
export async function listAlertsOfPerson(client: PoolClient, emailFolded: string | null): Promise<AlertAnswer[]> {
  const text = 'select id from app.alert_address where email_folded = $1'
  const { rows } = await client.query<{ id: number }>(text, [emailFolded])
  const [address] = rows
  return address === undefined ? [] : (await listAlertsOf(client, address.id)).map(alertAnswerOf)
}

/** Erases an address for good, with its alerts, what they matched and every mail; answers how many alerts it had. */
export async function eraseAlertsOfPerson(client: PoolClient, emailFolded: string | null): Promise<number> {
  const { rows } = await client.query<{ alerts: number }>(
    `with gone as (delete from app.alert_address where email_folded = $1 returning id)
     select count(*)::integer as alerts from app.alert where address_id in (select id from gone)`,
    [emailFolded],
  )
  return rows[0]?.alerts ?? 0
}

const DAY_MS = 24 * 60 * 60_000
/** After its end (decision 134). */
const ENDED_DAYS = 30
/** Within which a link confirms. */
const ASKED_DAYS = 7
/** How long it is known what was told. */
const TOLD_DAYS = 180
const PIECE = 1_000

/**
 * The scheduled task of alerts: erases what ended 30 days ago or was never confirmed, with addresses that have nothing
 * left, and forgets counts that have run out. Answers how many alerts it erased.
 */
export async function tidyAlerts(catalog: Catalog, context: CommandContext): Promise<number> {
  const { now } = context
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  let erased = 0
  for (let piece = PIECE; piece === PIECE; erased += piece) {
    piece = await runCommand(catalog, context, async ({ client }) => {
      const { rows } = await client.query<{ addressId: number }>(
        `delete from app.alert where id in (
           (select id from app.alert where state = 'ended' and ended_at < $1 limit ${PIECE})
           union all (select id from app.alert where state = 'asked' and asked_at < $2 limit ${PIECE})
           limit ${PIECE})
         returning address_id as "addressId"`,
        [daysAgo(ENDED_DAYS), daysAgo(ASKED_DAYS)],
      )
      // In order and locked: who asks at this moment comes before, and the address stays, or after, and makes it anew.
      await client.query(
        `delete from app.alert_address where id in (
           select id from app.alert_address p where id = any($1) order by id for update)
           and not exists (select from app.alert a where a.address_id = alert_address.id)`,
        [rows.map(({ addressId }) => addressId)],
      )
      return rows.length
    })
  }
  await runCommand(catalog, context, async ({ client }) => {
    await client.query('delete from app.alert_match where matched_at < $1 and mail_id is not null', [
      daysAgo(TOLD_DAYS),
    ])
    await deleteOldAttempts(client, 'app.alert_attempt', now)
  })
  return erased
}
