import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'

/** The message in which the relay sends an event. */
export function buildEventMessage(event: CatalogEvent): OutgoingMessage {
  return { key: eventKey(event.aggregate, event.aggregateId), value: JSON.stringify(event), headers: {} }
}
