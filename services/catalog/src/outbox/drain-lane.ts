import { ProducerFencedError } from '@tahanan/platform/event-bus/producer-fenced-error.ts'
import type { WakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import { backOffMs } from '@tahanan/platform/postgres/back-off-ms.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Pool } from 'pg'
import { deliver } from './deliver.ts'
import type { Lane } from './lane.ts'
import type { WaitingRow } from './outbox-row.ts'
import { deleteDelivered, listWaiting } from './outbox.store.ts'

/**
 * Rows read at once are so many batches: while one is sent, the one before it is deleted, and while the last one is, what
 * comes next is read.
 */
const BATCHES_READ = 4

export interface DrainOptions {
  readonly pool: Pool
  readonly wakeUp: WakeUp
  readonly pollMs: number
  readonly batchRows: number
  readonly onDelivered: (lane: Lane, rows: readonly WaitingRow[]) => void
  readonly onError: (error: unknown) => void
}

/**
 * Empties a lane until `signal` aborts. Failures are tried again for ever, with back-off; only a fenced producer ends
 * it, by rejecting, because somebody else relays now.
 */
export async function drainLane(lane: Lane, options: DrainOptions, signal: AbortSignal): Promise<void> {
  const { pool, wakeUp, pollMs, batchRows } = options
  const rowsRead = batchRows * BATCHES_READ
  let next: Promise<readonly WaitingRow[]> | undefined
  let failures = 0
  while (!signal.aborted) {
    try {
      const rows = await (next ?? listWaiting(pool, lane.destination, rowsRead))
      next = undefined
      if (rows.length === 0) {
        await wakeUp.wait(pollMs, signal)
        continue
      }
      await deliverAll(lane, rows, options, signal, (underWay) => {
        if (rows.length < rowsRead) return
        next = listWaiting(pool, lane.destination, rowsRead, underWay)
        // Until somebody waits for it, a failure would be nobody's.
        next.catch(() => {})
      })
      failures = 0
    } catch (error) {
      await next?.catch(() => {})
      next = undefined
      if (error instanceof ProducerFencedError) throw error
      options.onError(error)
      failures += 1
      await pause(backOffMs(failures), signal)
    }
  }
  await next?.catch(() => {})
}

/**
 * Batch by batch; a batch that was taken is deleted, whatever becomes of the next one.
 *
 * @param onLast told, before the last batch is sent, of all rows that are still there and must not be sent again
 */
async function deliverAll(
  lane: Lane,
  rows: readonly WaitingRow[],
  { pool, batchRows, onDelivered }: DrainOptions,
  signal: AbortSignal,
  onLast: (underWay: readonly WaitingRow[]) => void,
): Promise<void> {
  let deleting = Promise.resolve()
  try {
    for (let start = 0; start < rows.length && !signal.aborted; start += batchRows) {
      if (start + batchRows >= rows.length) onLast(rows.slice(Math.max(0, start - batchRows)))
      const taken = await deliver(pool, lane, rows.slice(start, start + batchRows))
      await deleting
      deleting = deleteDelivered(pool, taken).then(() => onDelivered(lane, taken))
      // Until somebody waits for it, a failure would be nobody's.
      deleting.catch(() => {})
    }
  } catch (error) {
    // What has gone wrong first is what is passed on.
    await deleting.catch(() => {})
    throw error
  }
  await deleting
}
