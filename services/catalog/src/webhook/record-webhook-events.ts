import { randomUUID } from 'node:crypto'
import type { WebhookEventType } from '@tahanan/contracts/webhook/webhook.ts'
import { z } from 'zod'
import type { UnitOfWork } from '../command/run-command.ts'
import { insertDeliveries, type DeliveryKey } from './webhook-delivery.store.ts'

/** The queue of keys that have something to send. */
export const WEBHOOK_QUEUE = 'webhooks'

export const deliveryKeySchema = z.object({ webhookId: z.int().positive(), key: z.string() })

export interface WebhookEvent {
  readonly type: WebhookEventType
  /** `listing:12`: events of one key arrive in order. */
  readonly key: string
  /** Of the listing or project; a lead has none. */
  readonly version?: number
  readonly occurredAt: string
  /** For everybody to see. */
  readonly data: object
}

/**
 * Keeps a message for each webhook that wants an event, in the transaction of what has happened, and a job to send it.
 * Without webhooks it is one look into an empty table.
 */
export async function recordWebhookEvents(unit: UnitOfWork, events: readonly WebhookEvent[]): Promise<void> {
  if (events.length === 0) return
  const messages = events.map(({ type, key, version = null, occurredAt: timestamp, data }) => ({
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    type,
    key,
    version,
    payload: JSON.stringify({ type, timestamp, data }),
  }))
  await enqueueDeliveryKeys(unit, await insertDeliveries(unit.client, messages, unit.context.now))
}

/** A job is a reminder that its key has something to send: one too many finds nothing. */
export function enqueueDeliveryKeys({ enqueue }: UnitOfWork, keys: readonly DeliveryKey[]): Promise<void> {
  const jobs = keys.map(({ webhookId, key }) => {
    return { queue: WEBHOOK_QUEUE, id: reminderId(), data: { webhookId, key } }
  })
  return enqueue(...jobs)
}

export function reminderId(): string {
  return `webhook-${randomUUID()}`
}
