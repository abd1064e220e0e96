import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { notificationsAnswerSchema, notificationSettingsSchema } from './notification.ts'

/** What the bell asks for: one's own. */
export const notificationEndpoints = {
  list: defineEndpoint({
    id: 'notification.list',
    method: 'GET',
    path: '/admin/notifications/',
    access: 'viewer',
    summary:
      'What happened that one wants to be told of, the newest 30 of 30 days; how many are unread; and what is told.',
    answer: notificationsAnswerSchema,
  }),
  read: defineEndpoint({
    id: 'notification.read',
    method: 'POST',
    path: '/admin/notifications/read/',
    access: 'viewer',
    summary: 'Everything up to a moment has been seen.',
    body: z.strictObject({ until: z.iso.datetime() }),
  }),
  settings: defineEndpoint({
    id: 'notification.settings',
    method: 'POST',
    path: '/admin/notifications/settings/',
    access: 'viewer',
    summary: 'Chooses what one is told and mailed of. What a role may not hear is not told.',
    body: notificationSettingsSchema,
    answer: notificationSettingsSchema,
  }),
} as const
