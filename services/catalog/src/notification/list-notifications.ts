import { isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { NOTIFICATION_SOURCES, type NotificationsAnswer } from '@tahanan/contracts/notification/notification.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { Catalog } from '../command/run-command.ts'
import { listNotificationRows, readNotificationSettings } from './notification.store.ts'

const MOST = 30
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000

/** What happened that an account wants to be told of: read from the audit trail, so that nothing is kept twice. */
export async function listNotifications(
  { pool }: Catalog,
  { accountId, role }: Actor,
  now: Date,
): Promise<NotificationsAnswer> {
  const { seenAt, kinds: chosen, mails_leads } = await readNotificationSettings(pool, accountId)
  const kinds = chosen.filter((kind) => isAllowed(role, NOTIFICATION_SOURCES[kind].access))
  const since = new Date(now.getTime() - OLDEST_MS)
  const rows = kinds.length === 0 ? [] : await listNotificationRows(pool, accountId, kinds, { since, limit: MOST })
  const results = rows.map(({ id, at, kind, action, record_id, about, actor }) => ({
    id,
    at: at.toISOString(),
    kind,
    action,
    record_id,
    about: about === '' ? null : about,
    actor,
    is_unread: seenAt === null || at > seenAt,
  }))
  const unread = results.filter(({ is_unread: isUnread }) => isUnread).length
  return { unread, results, settings: { kinds: chosen, mails_leads } }
}
