import { z } from 'zod'
import { del, get, patch, post } from '../endpoint/define-endpoint.ts'
import { idParams, versionBody } from '../endpoint/id-fields.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import {
  createWebhookBody,
  deliveryAnswerSchema,
  deliveryQuerySchema,
  updateWebhookBody,
  webhookAnswerSchema,
  webhookSecretAnswerSchema,
} from './webhook.ts'

const act = { params: idParams, body: versionBody, answer: webhookAnswerSchema } as const
const deliveryParams = idParams.extend({
  delivery: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
})

/** Addresses that are told of events, signed as Standard Webhooks (standardwebhooks.com) has it. */
export const webhookEndpoints = {
  list: get('admin', 'webhook.list', '/admin/webhooks/', {
    summary: 'Addresses that are told of events, newest first; `q` searches addresses.',
    query: staffListQuerySchema,
    answer: staffListAnswer(webhookAnswerSchema),
  }),
  create: post('admin', 'webhook.create', '/admin/webhooks/', {
    summary: 'Tells an address of what happens from now on. The secret is in this answer and in none after it.',
    body: createWebhookBody,
    answer: webhookSecretAnswerSchema,
    status: 201,
  }),
  get: get('admin', 'webhook.get', '/admin/webhooks/{id}/', {
    params: idParams,
    summary: 'One of them.',
    answer: webhookAnswerSchema,
  }),
  update: patch('admin', 'webhook.update', '/admin/webhooks/{id}/', {
    params: idParams,
    summary: 'Another address, or other kinds of events.',
    body: updateWebhookBody,
    answer: webhookAnswerSchema,
  }),
  disable: post('admin', 'webhook.disable', '/admin/webhooks/{id}/disable/', {
    ...act,
    summary: 'Tells it nothing more. What was on its way is given up, and can be sent again later.',
  }),
  enable: post('admin', 'webhook.enable', '/admin/webhooks/{id}/enable/', {
    ...act,
    summary: 'Tells it again, of what happens from now on.',
  }),
  rotate: post('admin', 'webhook.rotate', '/admin/webhooks/{id}/rotate/', {
    ...act,
    summary: 'A new secret, shown this once. For 24 hours messages are signed with the old ones as well.',
    answer: webhookSecretAnswerSchema,
  }),
  delete: del('admin', 'webhook.delete', '/admin/webhooks/{id}/', {
    params: idParams,
    summary: 'Forgets it with its log.',
  }),
  deliveries: get('admin', 'webhook.deliveries', '/admin/webhooks/{id}/deliveries/', {
    params: idParams,
    summary: 'What it was sent in the last 30 days, newest first.',
    query: deliveryQuerySchema,
    answer: staffListAnswer(deliveryAnswerSchema),
  }),
  replay: post('admin', 'webhook.replay', '/admin/webhooks/{id}/deliveries/{delivery}/replay/', {
    params: deliveryParams,
    summary: 'Sends a message again, as it was. 409 while the webhook is disabled.',
  }),
  replayFailed: post('admin', 'webhook.replay-failed', '/admin/webhooks/{id}/replay/', {
    params: idParams,
    summary: 'Sends again what was given up, the oldest 1,000 of it. 409 while the webhook is disabled.',
    answer: z.object({ count: z.int().nonnegative() }),
  }),
} as const
