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
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import type { OutboundRules } from '@tahanan/platform/outbound/public-address.ts'
import { listAnswer } from '../list/list-answer.ts'

/** @param rules whom webhooks may go to */
export function mountWebhookRoutes(endpoints: EndpointRouter, catalog: Catalog, rules: OutboundRules): void {
  const { list, create, get, update, enable, disable, rotate, deliveries, replay, replayFailed } = webhookEndpoints
  mountEndpoint(endpoints, list, async ({ query }) => listAnswer(list.path, query, await listWebhooks(catalog, query)))
  mountEndpoint(endpoints, create, ({ context, body: { address, event_types: eventTypes } }) =>
    createWebhook(catalog, context, { address, eventTypes }, rules),
  )
  mountEndpoint(endpoints, get, ({ params }) => getWebhookAnswer(catalog, params.id))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion = body.version }) => {
    const { address, event_types: eventTypes } = body
    return updateWebhook(catalog, context, params.id, { address, eventTypes }, { rules, expectedVersion })
  })
  mountEndpoint(endpoints, enable, ({ context, params, body, expectedVersion = body.version }) =>
    enableWebhook(catalog, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, disable, ({ context, params, body, expectedVersion = body.version }) =>
    disableWebhook(catalog, context, params.id, { expectedVersion }),
  )
  mountEndpoint(endpoints, rotate, ({ context, params, body, expectedVersion = body.version }) =>
    rotateWebhookSecret(catalog, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, webhookEndpoints.delete, ({ context, params, expectedVersion }) =>
    deleteWebhook(catalog, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, deliveries, async ({ params, query }) => {
    const path = deliveries.path.replace('{id}', String(params.id))
    const page = await listDeliveries(catalog, params.id, query)
    return listAnswer(path, { ...query, q: '' }, page, { state: query.state })
  })
  mountEndpoint(endpoints, replay, async ({ context, params }) => {
    await replayDeliveries(catalog, context, params.id, params.delivery)
  })
  mountEndpoint(endpoints, replayFailed, async ({ context, params }) => ({
    count: await replayDeliveries(catalog, context, params.id),
  }))
}
