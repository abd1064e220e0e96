import { randomUUID } from 'node:crypto'
import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-key.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/topics.ts'
import type { CatalogEventDraft } from '../command/catalog-event-draft.ts'
import type { CommandContext } from '../command/command-context.ts'
import type { OutboxRow } from './outbox-row.ts'

/**
 * The outbox row of an event. It is parsed by the contract here, at the writing end: what does not fit fails the
 * command instead of the projector, and keys that the contract does not name (private fields) are left behind.
 */
export function eventRow(draft: CatalogEventDraft, context: CommandContext): OutboxRow {
  const event = catalogEventSchema.parse({
    ...draft,
    id: randomUUID(),
    schemaVersion: 1,
    occurredAt: context.now.toISOString(),
    actor: context.actor.accountId === null ? 'system' : String(context.actor.accountId),
    correlationId: context.correlationId,
  })
  return {
    destination: 'event',
    target: CATALOG_TOPIC,
    key: eventKey(event.aggregate, event.aggregateId),
    value: JSON.stringify(event),
    headers: { type: event.type, version: String(event.version), correlationId: event.correlationId },
  }
}
