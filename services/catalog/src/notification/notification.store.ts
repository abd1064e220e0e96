import {
  NOTIFICATION_KINDS,
  NOTIFICATION_SOURCES,
  type NotificationAnswer,
  type NotificationKind,
  type NotificationSettings,
  USUAL_NOTIFICATIONS,
} from '@tahanan/contracts/notification/notification.ts'
import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { Pool } from 'pg'

interface StoredSettings extends NotificationSettings {
  /** Null: never. */
  readonly seenAt: Date | null
}

/** What an account chose, or what everybody is told of. */
export async function readNotificationSettings(pool: Pool, accountId: number): Promise<StoredSettings> {
  const { rows } = await pool.query<StoredSettings>(
    `select kinds, mails_leads, seen_at as "seenAt" from app.notification_setting where account_id = $1`,
    [accountId],
  )
  return rows[0] ?? { kinds: [...USUAL_NOTIFICATIONS], mails_leads: true, seenAt: null }
}

/** @param now of the choice: who chooses more is not told of what is past */
export async function storeNotificationSettings(
  pool: Pool,
  accountId: number,
  { kinds, mails_leads: mailsLeads }: NotificationSettings,
  now: Date,
): Promise<void> {
  await pool.query(
    `insert into app.notification_setting (account_id, kinds, mails_leads, seen_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set kinds = excluded.kinds, mails_leads = excluded.mails_leads`,
    [accountId, kinds, mailsLeads, now],
  )
}

/** Seen is never less than before. */
export async function storeNotificationsSeen(pool: Pool, accountId: number, until: Date): Promise<void> {
  await pool.query(
    `insert into app.notification_setting as s (account_id, kinds, mails_leads, seen_at) values ($1, $2, true, $3)
     on conflict (account_id) do update set seen_at = greatest(s.seen_at, excluded.seen_at)`,
    [accountId, USUAL_NOTIFICATIONS, until],
  )
}

interface Row extends Omit<NotificationAnswer, 'at' | 'kind' | 'is_unread'> {
  readonly at: Date
  readonly noun: string
}

/** As the index `audit_notification` has them. */
const ALL_ENTRIES = NOTIFICATION_KINDS.flatMap((kind) => NOTIFICATION_SOURCES[kind].entries)
  .map((entry) => `'${entry}'`)
  .join(', ')

/** The newest of these kinds since a moment, without what one did oneself, but for one's imports, and without spam. */
export async function listNotificationRows(
  pool: Pool,
  accountId: number,
  kinds: readonly NotificationKind[],
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly (Row & { readonly kind: NotificationKind; readonly actor: Named | null })[]> {
  const entries = kinds.flatMap((kind) => NOTIFICATION_SOURCES[kind].entries)
  const { rows } = await pool.query<Row>(
    `select x.id::float8, x.at, x.noun, x.action, x.aggregate_id as record_id,
       case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as actor,
       case x.noun
         when 'lead' then (select listing_name from app.lead where id = x.aggregate_id)
         when 'viewing' then (select l.name from app.viewing v join app.listing l on l.id = v.listing_id
           where v.id = x.aggregate_id)
         when 'import' then (select file_name from app.import_run where id = x.aggregate_id)
         when 'webhook' then (select address from app.webhook where id = x.aggregate_id)
       end as about
     from (
       select * from app.audit
       where noun || '.' || action in (${ALL_ENTRIES}) and noun || '.' || action = any($1)
         and at > $2 and (account_id is distinct from $3 or noun = 'import')
         and (noun <> 'lead' or changes #>> '{is_spam,to}' is distinct from 'true')
         and (noun <> 'viewing' or not exists (
           select from app.viewing v join app.lead l on l.id = v.lead_id where v.id = aggregate_id and l.is_spam))
       order by at desc, id desc limit $4) x
     left join app.account a on a.id = x.account_id
     order by x.at desc, x.id desc`,
    [entries, since, accountId, limit],
  )
  return rows.flatMap((row) => {
    const kind = NOTIFICATION_KINDS.find((each) => each === row.noun)
    return kind === undefined ? [] : [{ ...row, kind }]
  })
}
