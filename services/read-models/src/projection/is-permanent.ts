import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import { z } from 'zod'

/** A message that no retry will make readable: broken JSON, an unknown type, a schema newer than this program. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent'
}

/** Data exceptions, integrity violations, and program limits such as a row that is too large. */
const PERMANENT_STATE = /^(22|23|54)/

/** A mistake in our own functions comes up again with the same input. */
const PERMANENT_ERRORS = [UnreadableEvent, z.ZodError, TypeError, RangeError, SyntaxError, ReferenceError]

/**
 * Whether the same input will fail again however often it is tried. Everything that is not known to be permanent
 * counts as transient (connection, serialisation, deadlock, shutdown, a full disk, a table that is not there yet): it
 * is better to stand still and say so than to set a whole topic aside.
 */
export function isPermanent(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return PERMANENT_STATE.test(state)
  return PERMANENT_ERRORS.some((type) => error instanceof type)
}

/** Causes are for people; a page of them is enough. */
const CAUSE_LENGTH = 2_000

/** Why something was set aside, as a header of its dead letter. */
export function causeText(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  return text.replaceAll('\0', '').slice(0, CAUSE_LENGTH)
}
