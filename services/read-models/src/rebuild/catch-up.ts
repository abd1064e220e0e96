import { CATALOG_TOPIC } from '@tahanan/contracts/event/topics.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type pg from 'pg'
import { loadOffsets } from '../projection/offset.store.ts'
import { hasReached } from './has-reached.ts'
import type { TopicReplay } from './topic-replay.ts'

const POLL_MS = 50

/** Offsets have gaps, so a lag that no longer shrinks is one of gaps. */
const STALLED_MS = 1_000

/**
 * Waits until a replay is as far as the live projections are now, and has nothing more to read.
 *
 * @throws the signal's reason once it aborts
 */
export async function catchUp(
  replay: TopicReplay,
  livePool: pg.Pool,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const target = await loadOffsets(livePool, CATALOG_TOPIC)
  const total = await replay.lag()
  let lowest = total
  let shrankAt = performance.now()
  for (;;) {
    signal.throwIfAborted()
    const lag = await replay.lag()
    onProgress(Math.max(total - lag, 0), total)
    if (lag < lowest) {
      lowest = lag
      shrankAt = performance.now()
    }
    const isAtEnd = lag === 0 || performance.now() - shrankAt > STALLED_MS
    if (isAtEnd && hasReached(await replay.positions(), target)) return
    await pause(POLL_MS, signal)
  }
}
