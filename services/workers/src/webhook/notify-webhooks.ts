import { randomUUID } from 'node:crypto'
import { type Catalog, runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { recordWebhookEvents } from '@tahanan/catalog/webhook/record-webhook-events.ts'
import {
  listNotifiedStates,
  lockNotifying,
  storeNotifiedStates,
} from '@tahanan/catalog/webhook/notified-state.store.ts'
import { hasWebhooks } from '@tahanan/catalog/webhook/webhook.store.ts'
import { CATALOG_TOPIC, eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus, Message, Subscription } from '@tahanan/platform/event-bus/event-bus.ts'
import { messagesOf, readEvents } from '../pipeline/read-events.ts'
import { eventsOf, type FollowedEvent } from './events-of.ts'

interface WebhookNotifierSettings {
  readonly bus: EventBus
  readonly catalog: Catalog
  /** Address that visitors see, without a slash at its end. */
  readonly origin: string
  readonly onError: (error: unknown) => void
}

export const WEBHOOK_GROUP = 'webhooks'
/** As the alerts' matcher. */
const BATCH_MESSAGES_MAX = 600
const FOLLOWED = ['listing', 'project'] as const

/**
 * Follows the topic `catalog` and keeps a message for each webhook that wants what has happened. What happened is seen
 * from the state notified last: messages and that are one transaction, so a batch that comes again sends nothing again,
 * and one whose process was killed sends all. Without webhooks a batch is passed over unread.
 */
export async function notifyWebhooks(settings: WebhookNotifierSettings): Promise<Subscription> {
  const { bus, catalog, origin, onError } = settings
  return bus.subscribe({
    topic: CATALOG_TOPIC,
    group: WEBHOOK_GROUP,
    maxBatchMessages: BATCH_MESSAGES_MAX,
    async onBatch({ partition, messages }) {
      const ours = messagesOf(messages, FOLLOWED)
      if (ours.length === 0) return
      const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: correlationIdOf(ours) }
      await runCommand(catalog, context, async (unit) => {
        const { client } = unit
        await lockNotifying(client, partition)
        if (!(await hasWebhooks(client))) return
        const changes = readEvents(ours, FOLLOWED, onError)
        const notified = await listNotifiedStates(client, [...new Set(changes.map(keyOf))])
        const events = changes.flatMap((event) => {
          const key = keyOf(event)
          const before = notified.get(key)
          if (before !== undefined && before.version >= event.version) return []
          const next = eventsOf(event, before, origin)
          notified.set(key, next.state)
          return next.events
        })
        await storeNotifiedStates(client, [...notified.values()])
        await recordWebhookEvents(unit, events)
      })
    },
    onError,
  })
}

const keyOf = ({ aggregate, aggregateId }: FollowedEvent): string => eventKey(aggregate, aggregateId)

/** Of the batch's first request: a batch is one transaction. */
function correlationIdOf(messages: readonly Message[]): string {
  return messages[0]?.headers['correlationId'] ?? randomUUID()
}
