import { z } from 'zod'
import { UnreadableEvent } from './unreadable-event.ts'

const versionSchema = z.object({ type: z.string(), schemaVersion: z.int().positive() })
const fieldsSchema = z.record(z.string(), z.unknown())

type Fields = Readonly<Record<string, unknown>>

/** Makes version n + 1 of an event's schema from version n; `steps[type][n - 1]` belongs to version n. */
export type UpcastSteps = Readonly<Record<string, readonly ((event: Fields) => Fields)[]>>

/** No schema has changed yet; a type that is missing here is at version 1. */
const STEPS: UpcastSteps = {}

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
