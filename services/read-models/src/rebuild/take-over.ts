import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type pg from 'pg'
import { withoutProjections } from '../projection/in-projection.ts'
import { type Drain, drainRefreshQueue } from '../projection/drain-refresh-queue.ts'
import { loadOffsets } from '../projection/offset.store.ts'
import { notifyReadChanged } from '../projection/read-changed.ts'
import { hasReached, type TopicReplay } from './topic-replay.ts'
import { swapSchemas } from './next-schema.store.ts'

/** Longer than this projections do not stand still; the rebuild fails instead. */
const CLOSED_MAX_MS = 30_000
const POLL_MS = 10

interface TakeOver {
  readonly livePool: pg.Pool
  readonly replay: TopicReplay
  readonly drain: Drain
  /** The rebuilt one. */
  readonly schema: string
  readonly signal: AbortSignal
}

/**
 * Puts the rebuilt schema into the place of the live one. Live projections are kept out meanwhile, so what they have
 * read is fixed, and the rebuilt schema, once it has read as much, misses nothing when they go on in it. It may have
 * read more: then they repeat some of it, which changes nothing. Answers for how long they were kept out.
 */
export async function takeOver({ livePool, replay, drain, schema, signal }: TakeOver): Promise<number> {
  return withoutProjections(
    livePool,
    async (client) => {
      const closedAt = performance.now()
      const target = await loadOffsets(client, CATALOG_TOPIC)
      while (!hasReached(await replay.positions(), target)) {
        signal.throwIfAborted()
        if (performance.now() - closedAt > CLOSED_MAX_MS) throw new Error('The rebuild cannot keep up with the topic.')
        await pause(POLL_MS, signal)
      }
      await replay.close()
      await drainRefreshQueue(drain)
      signal.throwIfAborted()
      await swapSchemas(client, schema)
      await notifyReadChanged(client, { noun: null, changed: null })
      return performance.now() - closedAt
    },
    { attempts: 1 },
  )
}
