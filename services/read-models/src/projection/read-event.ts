import { type CatalogEvent, catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { z } from 'zod'
import { UnreadableEvent } from './is-permanent.ts'

const versionSchema = z.object({ type: z.string(), schemaVersion: z.int().positive() })

const fieldsSchema = z.record(z.string(), z.unknown())

/** No schema has changed yet; a type that is missing here is at version 1. */
const STEPS: UpcastSteps = {}

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

type Fields = Readonly<Record<string, unknown>>

/** Makes version n + 1 of an event's schema from version n; `steps[type][n - 1]` belongs to version n. */
export type UpcastSteps = Readonly<Record<string, readonly ((event: Fields) => Fields)[]>>

/**
 * Brings an event of an older schema up to the one this program knows, step by step. Throws `UnreadableEvent` for a
 * newer one: it is set aside until a program that knows it replays it.
 */
export function upcastEvent(raw: unknown, steps: UpcastSteps = STEPS): unknown {
  const { type, schemaVersion } = versionSchema.parse(raw)
  const typeSteps = steps[type] ?? []
  const newest = typeSteps.length + 1
  if (schemaVersion === newest) return raw
  if (schemaVersion > newest) {
    throw new UnreadableEvent(`${type} has schema version ${schemaVersion}, which is newer than this program.`)
  }
  const event = typeSteps.slice(schemaVersion - 1).reduce<Fields>((older, step) => step(older), fieldsSchema.parse(raw))
  return { ...event, schemaVersion: newest }
}
