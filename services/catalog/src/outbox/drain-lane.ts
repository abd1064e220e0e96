import { ProducerFencedError } from '@tahanan/platform/event-bus/producer-fenced-error.ts'
import type { WakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import { backOffMs } from '@tahanan/platform/postgres/back-off-ms.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Pool } from 'pg'
import { deliver } from './deliver.ts'
import type { Lane } from './lane.ts'
import type { WaitingRow } from './outbox-row.ts'
import { listWaiting } from './outbox.store.ts'

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
  let failures = 0
  while (!signal.aborted) {
    try {
      const rows = await listWaiting(pool, lane.destination, batchRows)
      if (rows.length === 0) {
        await wakeUp.wait(pollMs, signal)
        continue
      }
      await deliver(pool, lane, rows)
      options.onDelivered(lane, rows)
      failures = 0
    } catch (error) {
      if (error instanceof ProducerFencedError) throw error
      options.onError(error)
      failures += 1
      await pause(backOffMs(failures), signal)
    }
  }
}
