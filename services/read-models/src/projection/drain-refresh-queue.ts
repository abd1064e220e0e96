import type pg from 'pg'
import { refreshAmenities } from '../amenity/amenity.store.ts'
import { refreshBrokers } from '../broker/refresh-brokers.ts'
import { refreshDevelopers } from '../developer/make-developer-views.ts'
import { refreshListings } from '../listing/refresh-listings.ts'
import { refreshPictures } from '../picture/refresh-pictures.ts'
import { refreshProjects } from '../project/make-project-views.ts'
import { refreshSite } from '../site/site.store.ts'
import { countQueued, takeQueued, type QueuedRefreshes } from './refresh-queue.store.ts'
import { inProjection } from './in-projection.ts'
import { isPermanent } from './is-permanent.ts'
import { type EntityType, ENTITY_TYPES } from './entity-type.ts'
import { notifyReadChanged } from './read-changed.ts'
import type { Refresh } from './refresh.ts'
import { passRequestIds } from './request-ids.store.ts'

/** How aggregates of each type are refreshed. */
const refreshByEntityType: Readonly<Record<EntityType, Refresh>> = {
  picture: refreshPictures,
  broker: refreshBrokers,
  amenity: refreshAmenities,
  developer: refreshDevelopers,
  project: refreshProjects,
  listing: refreshListings,
  site: refreshSite,
}

/** Aggregates refreshed in one transaction; 1,000 is the most (design §5), and half of it lets two drains share. */
const CHUNK = 500

/** While one drain waits for Postgres, the other makes views. */
const CONCURRENCY = 2

export interface Drain {
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Sets aside what can never be refreshed; its rows are dropped afterwards, so that the rest moves on. */
  readonly setAside: (noun: EntityType, id: number, cause: unknown) => Promise<void>
  /** Called between chunks; a rejection ends the drain. */
  readonly onProgress?: () => Promise<void>
}

/**
 * The second step of a projection: refreshes whatever is queued and not being refreshed by somebody else, parents
 * first. Rejects with the first transient failure; what was not done stays queued.
 */
export async function drainRefreshQueue(drain: Drain, nouns: readonly EntityType[] = ENTITY_TYPES): Promise<void> {
  for (const noun of nouns) {
    const queued = await countQueued(drain.pool, noun, CHUNK + 1)
    const drains = Array.from({ length: queued > CHUNK ? CONCURRENCY : Math.min(queued, 1) }, () =>
      drainEntityType(drain, noun),
    )
    // All of them come to rest before the first failure is passed on.
    await Promise.allSettled(drains)
    await Promise.all(drains)
  }
}

/** A chunk that fails for good is halved until the culprit is alone. */
async function drainEntityType(drain: Drain, noun: EntityType): Promise<void> {
  let limit = CHUNK
  for (;;) {
    const chunk = await refreshChunk(drain, noun, limit)
    if (chunk.failure === undefined) {
      if (chunk.taken < limit) return
      limit = Math.min(limit * 2, CHUNK)
    } else if (limit > 1) {
      limit = Math.ceil(limit / 2)
    } else if (chunk.ids[0] !== undefined) {
      await drain.setAside(noun, chunk.ids[0], chunk.failure.cause)
    }
    await drain.onProgress?.()
  }
}

interface Chunk extends QueuedRefreshes {
  /** Why it can never be done; a transient failure is thrown instead. */
  readonly failure?: { readonly cause: unknown }
}

async function refreshChunk({ pool, now }: Drain, noun: EntityType, limit: number): Promise<Chunk> {
  let chunk: Chunk = { ids: [], taken: 0, requestIds: [] }
  try {
    await inProjection(pool, async (client) => {
      chunk = await takeQueued(client, noun, limit)
      if (chunk.ids.length === 0) return
      if (chunk.requestIds.length > 0) await passRequestIds(client, chunk.requestIds)
      if (await refreshByEntityType[noun](client, chunk.ids, now())) await notifyReadChanged(client)
    })
    return chunk
  } catch (cause) {
    if (!isPermanent(cause) || chunk.ids.length === 0) throw cause
    return { ...chunk, failure: { cause } }
  }
}
