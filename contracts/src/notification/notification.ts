import { z } from 'zod'
import type { Access } from '../endpoint/define-endpoint.ts'
import { namedSchema } from '../property/property-fields.ts'

export const NOTIFICATION_KINDS = ['lead', 'viewing', 'import', 'picture', 'webhook'] as const

const kindSchema = z.enum(NOTIFICATION_KINDS)

export type NotificationKind = z.infer<typeof kindSchema>

interface NotificationSource {
  readonly access: Access
  /** Entries of the audit trail that are one, `noun.action`. */
  readonly entries: readonly string[]
  readonly isUsual: boolean
}

/** What may be told of, who may hear it, and what the audit trail has it from; `isUsual` without anybody's choice. */
export const NOTIFICATION_SOURCES: Readonly<Record<NotificationKind, NotificationSource>> = {
  lead: { access: 'viewer', entries: ['lead.create'], isUsual: true },
  viewing: { access: 'viewer', entries: ['viewing.propose'], isUsual: true },
  import: { access: 'editor', entries: ['import.complete', 'import.fail'], isUsual: false },
  picture: { access: 'admin', entries: ['picture.fail'], isUsual: false },
  webhook: { access: 'admin', entries: ['webhook.disable'], isUsual: false },
}

export const USUAL_NOTIFICATIONS = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_SOURCES[kind].isUsual)

export const notificationSettingsSchema = z.strictObject({
  kinds: z.array(kindSchema).max(NOTIFICATION_KINDS.length),
  /** New leads and viewings by e-mail, where the installation sends any. */
  mails_leads: z.boolean(),
})

export type NotificationSettings = z.infer<typeof notificationSettingsSchema>

const notificationSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  kind: kindSchema,
  /** Of the audit trail: `create`, `propose`, `complete`, `fail` … */
  action: z.string(),
  record_id: z.int().nonnegative(),
  /** A listing's name, a file's, an address; null where there is none. Nobody's personal data. */
  about: z.string().nullable(),
  actor: namedSchema.nullable(),
  is_unread: z.boolean(),
})

export type NotificationAnswer = z.infer<typeof notificationSchema>

/** Answer of GET /admin/notifications/: the newest 30 of 30 days. */
export const notificationsAnswerSchema = z.object({
  unread: z.int().nonnegative(),
  results: z.array(notificationSchema),
  settings: notificationSettingsSchema,
})

export type NotificationsAnswer = z.infer<typeof notificationsAnswerSchema>
