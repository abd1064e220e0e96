import { z } from 'zod'
import { UnreadableEvent } from './unreadable-event.ts'

const versionedSchema = z.looseObject({ type: z.string(), schemaVersion: z.int().positive() })

export type VersionedEvent = z.infer<typeof versionedSchema>

/** Makes version n + 1 of an event's schema from version n; `steps[type][n - 1]` belongs to version n. */
export type UpcastSteps = Readonly<Record<string, readonly ((event: VersionedEvent) => VersionedEvent)[]>>

/** No schema has changed yet; a type that is missing here is at version 1. */
const STEPS: UpcastSteps = {}

/**
 * Brings an event of an older schema up to the one this program knows, step by step. Throws `UnreadableEvent` for a
 * newer one: it is set aside until a program that knows it replays it.
 */
export function upcastEvent(raw: unknown, steps: UpcastSteps = STEPS): VersionedEvent {
  const event = versionedSchema.parse(raw)
  const typeSteps = steps[event.type] ?? []
  if (event.schemaVersion > typeSteps.length + 1) {
    throw new UnreadableEvent(
      `${event.type} has schema version ${event.schemaVersion}, which is newer than this program.`,
    )
  }
  return typeSteps
    .slice(event.schemaVersion - 1)
    .reduce((older, step) => ({ ...step(older), schemaVersion: older.schemaVersion + 1 }), event)
}
