import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type pg from 'pg'
import { project, type Reference } from './catalog.projection.ts'
import { queueRefreshes } from './refresh-queue.store.ts'
import { inProjection } from './in-projection.ts'
import { advanceOffset, type Position } from './offset.store.ts'
import { readEvent } from './read-event.ts'
import { addRetiredSlugs, upsertReferences } from './reference.store.ts'

/** Where messages end, and how far their partition must have been before. */
interface ExpectedPosition extends Position {
  readonly expected: bigint
}

/**
 * The first step of a projection: keeps the newest state of every aggregate, queues each of them for refreshing, repeated
 * ones included (a crash may have come between this step and the refresh), and moves the offset, all in one
 * transaction. Throws `UnreadableEvent` before it writes anything, `PositionLost` when the offset was put back.
 *
 * @param position left out for messages that are not being consumed: a replayed dead letter
 */
export async function recordMessages(
  pool: pg.Pool,
  messages: readonly Pick<OutgoingMessage, 'key' | 'value'>[],
  position?: ExpectedPosition,
): Promise<void> {
  const newest = newestOfEach(messages.map((message) => project(readEvent(message))))
  await inProjection(pool, async (client) => {
    if (newest.length > 0) await keep(client, newest)
    if (position !== undefined) await advanceOffset(client, position, position.expected)
  })
}

async function keep(client: pg.PoolClient, references: readonly Reference[]): Promise<void> {
  await upsertReferences(client, references)
  await addRetiredSlugs(client, references)
  await queueRefreshes(client, references)
}

function newestOfEach(references: readonly Reference[]): Reference[] {
  const newest = new Map<string, Reference>()
  for (const reference of references) {
    const key = `${reference.noun}:${reference.id}`
    const known = newest.get(key)
    if (known === undefined || known.version < reference.version) newest.set(key, reference)
  }
  return [...newest.values()]
}
