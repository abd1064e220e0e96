import { MessageRefusedError } from '@tahanan/platform/event-bus/message-refused-error.ts'
import type { Pool } from 'pg'
import type { Lane } from './lane.ts'
import type { WaitingRow } from './outbox-row.ts'
import { moveToRefused } from './outbox.store.ts'

/**
 * Sends rows in order, and answers those that were taken: they are to be deleted, and a crash before that sends them
 * again, which readers know by the version. A row that will never be taken is found by halving, and set aside, so that the
 * rest goes on; later changes of its key may pass it, because each event holds the whole state. Any other failure rejects.
 */
export async function deliver(pool: Pool, lane: Lane, rows: readonly WaitingRow[]): Promise<readonly WaitingRow[]> {
  try {
    await lane.send(rows)
    return rows
  } catch (error) {
    if (!(error instanceof MessageRefusedError)) throw error
    const [first, ...others] = rows
    if (first === undefined) return []
    if (others.length === 0) {
      await moveToRefused(pool, first, error.message)
      return []
    }
    const middle = Math.ceil(rows.length / 2)
    const taken = await deliver(pool, lane, rows.slice(0, middle))
    return [...taken, ...(await deliver(pool, lane, rows.slice(middle)))]
  }
}
