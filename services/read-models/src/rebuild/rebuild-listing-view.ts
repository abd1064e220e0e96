import { randomUUID } from 'node:crypto'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { RebuildStep } from '@tahanan/contracts/system/system-answer.ts'
import type { EventBus, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type pg from 'pg'
import { countQueuedAreas } from '../place/count-areas.ts'
import { type Drain, drainRefreshQueue } from '../projection/drain-refresh-queue.ts'
import { withoutProjections } from '../projection/in-projection.ts'
import { loadOffsets } from '../projection/offset.store.ts'
import { notifyReadChanged } from '../projection/read-changed.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { hasReached, startTopicReplay, type TopicReplay } from './topic-replay.ts'
import { holdRebuildLock } from './hold-rebuild-lock.ts'
import { createNextSchema, dropRebuiltSchemas, nameNextSchema, swapSchemas, vacuumSchema } from './next-schema.store.ts'
import { openDrain, refreshEverything } from './refresh-everything.ts'

const POLL_MS = { catchUp: 50, takeOver: 10 }

/** Longer than this projections do not stand still; the rebuild fails instead. */
const CLOSED_MAX_MS = 30_000

/** Offsets have gaps, so a lag that no longer shrinks is one of gaps. */
const STALLED_MS = 1_000

export interface RebuildSettings {
  readonly bus: EventBus
  /** The database of the read schema, as the role that owns it. */
  readonly connectionString: string
  readonly signal: AbortSignal
  readonly onProgress?: (step: RebuildStep, done: number, total: number) => void
  readonly onError?: (error: unknown) => void
}

export interface RebuildReport {
  /** Messages and aggregates that can never be projected; the dead letters have them. */
  readonly setAside: number
  /** How long live projections stood still while the schemas were swapped. */
  readonly pausedMs: number
}

/**
 * Makes the read schema anew from the topic, while the present one serves and is kept up to date, and puts it into its
 * place. A failure, a kill or an abort before that moment leaves the present one as it is.
 *
 * @throws RebuildRunning, the signal's reason, or what went wrong
 */
export async function rebuildListingView(settings: RebuildSettings): Promise<RebuildReport> {
  return holdRebuildLock(settings.connectionString, (lost) => rebuild(settings, lost))
}

async function rebuild(settings: RebuildSettings, lost: AbortSignal): Promise<RebuildReport> {
  const { bus, connectionString, onProgress = () => {}, onError = () => {} } = settings
  const signal = AbortSignal.any([settings.signal, lost])
  const schema = nameNextSchema(randomUUID())
  const livePool = openReadPool({ connectionString, max: 2, applicationName: 'rebuild' })
  const nextPool = openReadPool({ connectionString, max: 8, applicationName: 'rebuild', schema })
  let setAside = 0
  const drop = (cause: unknown) => {
    setAside += 1
    onError(cause)
  }
  const drain = openDrain(nextPool, drop)
  try {
    await createNextSchema(livePool, schema)
    const pass = async ({ key, headers }: OutgoingMessage) =>
      drop(new Error(`${key} cannot be projected: ${headers['cause']}`))
    const replay = await startTopicReplay({ bus, drain, pass, onError })
    try {
      await catchUp(replay, livePool, signal, (done, total) => onProgress('read', done, total))
      await refreshEverything(drain, signal, (done, total) => onProgress('refresh', done, total))
      replay.follow()
      await vacuumSchema(nextPool)
      await countQueuedAreas(nextPool, new Date())
      await catchUp(replay, livePool, signal, (done, total) => onProgress('catch up', done, total))
      return { pausedMs: await takeOver({ livePool, replay, drain, schema, signal }), setAside }
    } finally {
      await replay.close()
    }
  } finally {
    await nextPool.end()
    // Without the lock these may be somebody else's by now.
    if (!lost.aborted) await dropRebuiltSchemas(livePool).catch(onError)
    await livePool.end()
  }
}

/**
 * Waits until a replay is as far as the live projections are now, and has nothing more to read.
 *
 * @throws the signal's reason once it aborts
 */
async function catchUp(
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
    await pause(POLL_MS.catchUp, signal)
  }
}

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
async function takeOver({ livePool, replay, drain, schema, signal }: TakeOver): Promise<number> {
  return withoutProjections(
    livePool,
    async (client) => {
      const closedAt = performance.now()
      const target = await loadOffsets(client, CATALOG_TOPIC)
      while (!hasReached(await replay.positions(), target)) {
        signal.throwIfAborted()
        if (performance.now() - closedAt > CLOSED_MAX_MS) throw new Error('The rebuild cannot keep up with the topic.')
        await pause(POLL_MS.takeOver, signal)
      }
      await replay.close()
      await drainRefreshQueue(drain)
      signal.throwIfAborted()
      await swapSchemas(client, schema)
      await notifyReadChanged(client)
      return performance.now() - closedAt
    },
    { attempts: 1 },
  )
}
