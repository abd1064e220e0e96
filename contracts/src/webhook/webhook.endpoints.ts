import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams, versionField } from '../endpoint/id-fields.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import {
  createWebhookBody,
  deliveryAnswerSchema,
  deliveryQuerySchema,
  updateWebhookBody,
  webhookAnswerSchema,
  webhookSecretAnswerSchema,
} from './webhook.ts'

const read = { access: 'admin', method: 'GET' } as const
const one = { access: 'admin', params: idParams, path: '/admin/webhooks/{id}/' } as const
const act = { ...one, method: 'POST' } as const
const versionBody = z.strictObject({ version: versionField() })
const deliveryParams = idParams.extend({
  delivery: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
})

/** Addresses that are told of events, signed as Standard Webhooks (standardwebhooks.com) has it. */
export const webhookEndpoints = {
  list: defineEndpoint({
    ...read,
    id: 'webhook.list',
    path: '/admin/webhooks/',
    summary: 'Addresses that are told of events, newest first; `q` searches addresses.',
    query: staffListQuerySchema,
    answer: staffListAnswer(webhookAnswerSchema),
  }),
  create: defineEndpoint({
    access: 'admin',
    method: 'POST',
    id: 'webhook.create',
    path: '/admin/webhooks/',
    summary: 'Tells an address of what happens from now on. The secret is in this answer and in none after it.',
    body: createWebhookBody,
    answer: webhookSecretAnswerSchema,
    status: 201,
  }),
  get: defineEndpoint({
    ...one,
    ...read,
    id: 'webhook.get',
    summary: 'One of them.',
    answer: webhookAnswerSchema,
  }),
  update: defineEndpoint({
    ...one,
    method: 'PATCH',
    id: 'webhook.update',
    summary: 'Another address, or other kinds of events.',
    body: updateWebhookBody,
    answer: webhookAnswerSchema,
  }),
  disable: defineEndpoint({
    ...act,
    id: 'webhook.disable',
    path: '/admin/webhooks/{id}/disable/',
    summary: 'Tells it nothing more. What was on its way is given up, and can be sent again later.',
    body: versionBody,
    answer: webhookAnswerSchema,
  }),
  enable: defineEndpoint({
    ...act,
    id: 'webhook.enable',
    path: '/admin/webhooks/{id}/enable/',
    summary: 'Tells it again, of what happens from now on.',
    body: versionBody,
    answer: webhookAnswerSchema,
  }),
  rotate: defineEndpoint({
    ...act,
    id: 'webhook.rotate',
    path: '/admin/webhooks/{id}/rotate/',
    summary: 'A new secret, shown this once. For 24 hours messages are signed with the old one as well.',
    body: versionBody,
    answer: webhookSecretAnswerSchema,
  }),
  delete: defineEndpoint({ ...one, method: 'DELETE', id: 'webhook.delete', summary: 'Forgets it with its log.' }),
  deliveries: defineEndpoint({
    ...one,
    ...read,
    id: 'webhook.deliveries',
    path: '/admin/webhooks/{id}/deliveries/',
    summary: 'What it was sent in the last 30 days, newest first.',
    query: deliveryQuerySchema,
    answer: staffListAnswer(deliveryAnswerSchema),
  }),
  replay: defineEndpoint({
    ...act,
    id: 'webhook.replay',
    path: '/admin/webhooks/{id}/deliveries/{delivery}/replay/',
    params: deliveryParams,
    summary: 'Sends a message again, as it was. 409 while the webhook is disabled.',
  }),
  replayFailed: defineEndpoint({
    ...act,
    id: 'webhook.replay-failed',
    path: '/admin/webhooks/{id}/replay/',
    summary: 'Sends again what was given up, the oldest 1,000 of it. 409 while the webhook is disabled.',
    answer: z.object({ count: z.int().nonnegative() }),
  }),
} as const
