import { type CatalogEvent, catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { z } from 'zod'
import { UnreadableEvent } from './is-permanent.ts'

const versionSchema = z.object({ type: z.string(), schemaVersion: z.int().positive() })

/** No schema has changed yet. */
const NEWEST_VERSION = 1

/** The event of a message. Throws `UnreadableEvent`, whose cause says what is wrong with it. */
export function readEvent(message: Pick<OutgoingMessage, 'key' | 'value'>): CatalogEvent {
  const event = parse(message)
  if (message.key !== eventKey(event.aggregate, event.aggregateId)) {
    throw new UnreadableEvent(`The event of ${event.aggregate} ${event.aggregateId} came under the key ${message.key}.`)
  }
  return event
}

/** What has a newer schema is set aside until a program that knows it replays it. */
function parse({ key, value }: Pick<OutgoingMessage, 'key' | 'value'>): CatalogEvent {
  try {
    const raw: unknown = JSON.parse(value)
    const { type, schemaVersion } = versionSchema.parse(raw)
    if (schemaVersion > NEWEST_VERSION) {
      throw new UnreadableEvent(`${type} has schema version ${schemaVersion}, which is newer than this program.`)
    }
    return catalogEventSchema.parse(raw)
  } catch (cause) {
    if (cause instanceof UnreadableEvent) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UnreadableEvent(`The event under the key ${key} cannot be read: ${reason}`, { cause })
  }
}
