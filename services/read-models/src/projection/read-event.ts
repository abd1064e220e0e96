import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-key.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { UnreadableEvent } from './unreadable-event.ts'
import { upcastEvent } from './upcast-event.ts'

/** The event of a message, in the newest schema. Throws `UnreadableEvent`, whose cause says what is wrong with it. */
export function readEvent(message: Pick<OutgoingMessage, 'key' | 'value'>): CatalogEvent {
  const event = parse(message)
  if (message.key !== eventKey(event.aggregate, event.aggregateId)) {
    throw new UnreadableEvent(`The event of ${event.aggregate} ${event.aggregateId} came under the key ${message.key}.`)
  }
  return event
}

function parse({ key, value }: Pick<OutgoingMessage, 'key' | 'value'>): CatalogEvent {
  try {
    return catalogEventSchema.parse(upcastEvent(JSON.parse(value)))
  } catch (cause) {
    if (cause instanceof UnreadableEvent) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UnreadableEvent(`The event under the key ${key} cannot be read: ${reason}`, { cause })
  }
}
