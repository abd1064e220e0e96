import { ProducerFencedError } from '@tahanan/platform/event-bus/producer-fenced-error.ts'
import type { WakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import { backOffMs } from '@tahanan/platform/postgres/back-off-ms.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Pool } from 'pg'
import { Deletions } from './deletions.ts'
import { deliver } from './deliver.ts'
import type { Lane } from './lane.ts'
import type { WaitingRow } from './outbox-row.ts'
import { deleteDelivered, listWaiting } from './outbox.store.ts'

/**
 * Rows read at once are so many batches, two at least: while one is sent, the one before it becomes readable and is
 * deleted, and while the last one is, what comes next is read.
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
  const { pool, wakeUp, pollMs, batchRows, onDelivered } = options
  const rowsRead = batchRows * BATCHES_READ
  const deletions = new Deletions<WaitingRow>(async (taken) => {
    // Whoever looks for what is under way finds it in the outbox, or else can read it.
    await lane.untilReadable()
    await deleteDelivered(pool, taken)
    onDelivered(lane, taken)
  })
  let next: Promise<readonly WaitingRow[]> | undefined
  let failures = 0

  /** Batch by batch; a batch that was taken is deleted, whatever becomes of the next one. */
  async function deliverAll(rows: readonly WaitingRow[]): Promise<void> {
    for (let start = 0; start < rows.length && !signal.aborted; start += batchRows) {
      if (rows.length === rowsRead && start + batchRows >= rowsRead) {
        // This batch and the one before are still there, and must not be sent again.
        next = listWaiting(pool, lane.destination, rowsRead, rows.slice(Math.max(0, start - batchRows)))
        // Until somebody waits for it, a failure would be nobody's.
        next.catch(() => {})
      }
      await deletions.begin(await deliver(pool, lane, rows.slice(start, start + batchRows)))
    }
  }

  while (!signal.aborted) {
    try {
      if (next === undefined) await deletions.ended()
      const rows = await (next ?? listWaiting(pool, lane.destination, rowsRead))
      next = undefined
      if (rows.length > 0) {
        await deliverAll(rows)
      } else {
        await deletions.ended()
        await wakeUp.wait(pollMs, signal)
      }
      failures = 0
    } catch (error) {
      // What has gone wrong first is what is passed on.
      await Promise.allSettled([next, deletions.ended()])
      next = undefined
      if (error instanceof ProducerFencedError) throw error
      options.onError(error)
      failures += 1
      await pause(backOffMs(failures), signal)
    }
  }
  await Promise.allSettled([next, deletions.ended()])
}
