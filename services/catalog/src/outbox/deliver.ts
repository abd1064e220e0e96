import { MessageRefusedError } from '@tahanan/platform/event-bus/message-refused-error.ts'
import type { Pool } from 'pg'
import type { Lane } from './lane.ts'
import type { WaitingRow } from './outbox-row.ts'
import { deleteDelivered, moveToRefused } from './outbox.store.ts'

/**
 * Sends rows in order and deletes them after the acknowledgement: a crash in between sends them again, which readers
 * know by the version. A row that will never be taken is found by halving, and set aside, so that the rest goes on;
 * later changes of its key may pass it, because each event holds the whole state. Any other failure rejects.
 */
export async function deliver(pool: Pool, lane: Lane, rows: readonly WaitingRow[]): Promise<void> {
  try {
    await lane.send(rows)
  } catch (error) {
    if (!(error instanceof MessageRefusedError)) throw error
    const [first, ...others] = rows
    if (first === undefined) return
    if (others.length === 0) return moveToRefused(pool, first, error.message)
    const middle = Math.ceil(rows.length / 2)
    await deliver(pool, lane, rows.slice(0, middle))
    return deliver(pool, lane, rows.slice(middle))
  }
  await deleteDelivered(pool, rows)
}
