import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  getWebhookAnswer,
  listDeliveries,
  listWebhooks,
  replayDeliveries,
  rotateWebhookSecret,
  updateWebhook,
} from '@tahanan/catalog/webhook/webhook-commands.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import type { OutboundRules } from '@tahanan/platform/outbound/public-address.ts'
import { listAnswer } from '../list/list-answer.ts'

/** @param rules whom webhooks may go to */
export function mountWebhookRoutes(endpoints: EndpointRouter, catalog: Catalog, rules: OutboundRules): void {
  mountEndpoints(endpoints, webhookEndpoints, {
    list: async ({ query }) => listAnswer(webhookEndpoints.list.path, query, await listWebhooks(catalog, query)),
    create: ({ context, body: { address, event_types: eventTypes } }) =>
      createWebhook(catalog, context, { address, eventTypes }, rules),
    get: ({ params }) => getWebhookAnswer(catalog, params.id),
    update({ context, params, body: { address, event_types: eventTypes }, expectedVersion }) {
      return updateWebhook(catalog, context, params.id, { address, eventTypes }, { rules, expectedVersion })
    },
    enable: ({ context, params, expectedVersion }) => enableWebhook(catalog, context, params.id, expectedVersion),
    disable: ({ context, params, expectedVersion }) => disableWebhook(catalog, context, params.id, { expectedVersion }),
    rotate: ({ context, params, expectedVersion }) => rotateWebhookSecret(catalog, context, params.id, expectedVersion),
    delete: ({ context, params, expectedVersion }) => deleteWebhook(catalog, context, params.id, expectedVersion),
    async deliveries({ params, query }) {
      const path = webhookEndpoints.deliveries.path.replace('{id}', String(params.id))
      const page = await listDeliveries(catalog, params.id, query)
      return listAnswer(path, { ...query, q: '' }, page, { state: query.state })
    },
    async replay({ context, params }) {
      await replayDeliveries(catalog, context, params.id, params.delivery)
    },
    replayFailed: async ({ context, params }) => ({ count: await replayDeliveries(catalog, context, params.id) }),
  })
}
