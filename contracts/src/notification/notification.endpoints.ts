import { z } from 'zod'
import { get, post } from '../endpoint/define-endpoint.ts'
import { notificationsAnswerSchema, notificationSettingsSchema } from './notification.ts'

/** What the bell asks for: one's own. */
export const notificationEndpoints = {
  list: get('viewer', 'notification.list', '/admin/notifications/', {
    summary:
      'What happened that one wants to be told of, the newest 30 of 30 days; how many are unread; and what is told.',
    answer: notificationsAnswerSchema,
  }),
  read: post('viewer', 'notification.read', '/admin/notifications/read/', {
    summary: 'Everything up to a moment has been seen.',
    body: z.strictObject({ until: z.iso.datetime() }),
  }),
  settings: post('viewer', 'notification.settings', '/admin/notifications/settings/', {
    summary: 'Chooses what one is told and mailed of. What a role may not hear is not told.',
    body: notificationSettingsSchema,
    answer: notificationSettingsSchema,
  }),
} as const
