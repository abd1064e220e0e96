import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { loadOffsets } from '../projection/offset.store.ts'
import { type ProjectionLag, findProjectionLag } from '../projection/projection-lag.store.ts'
import { findPriceOutliers, type PriceOutlier } from '../place/find-price-outliers.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { countPendingIndexUpdates, isIndexFilled } from '../search-index/pending-index-update.store.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'

/** How far the read side is. */
export interface ReadSideStatus {
  readonly topic: string
  /** Where each partition of the topic goes on. */
  readonly offsets: ReadonlyMap<number, bigint>
  /** Aggregates whose views are still to be made again, repeated ones included. */
  readonly dirty: number
  readonly projectionLag: ProjectionLag | undefined
  readonly index: { readonly name: string; readonly waiting: number; readonly isFilled: boolean }
}

/** All that the staff side may know of the read side. */
export interface ReadSide {
  status(): Promise<ReadSideStatus>
  /** For the overview: published offers far from the median of their area. */
  priceOutliers(): Promise<PriceOutlier[]>
  ping(): Promise<unknown>
  close(): Promise<void>
}

interface ReadSideSettings {
  readonly connectionString: string
  readonly onError: (error: unknown) => void
}

export function openReadSide({ connectionString, onError }: ReadSideSettings): ReadSide {
  const pool = openReadPool({ connectionString, max: 1, applicationName: 'system page', onError })
  const { name } = SEARCH_INDEX
  return {
    /** In the direction of the stream: what moves on meanwhile is counted again further down, never missed. */
    async status() {
      const offsets = await loadOffsets(pool, CATALOG_TOPIC)
      const { rows } = await pool.query<{ dirty: number }>('select count(*)::integer as dirty from dirty')
      return {
        topic: CATALOG_TOPIC,
        offsets,
        dirty: rows[0]?.dirty ?? 0,
        projectionLag: await findProjectionLag(pool),
        index: { name, waiting: await countPendingIndexUpdates(pool, name), isFilled: await isIndexFilled(pool, name) },
      }
    },
    priceOutliers: () => findPriceOutliers(pool),
    ping: () => pool.query('select'),
    close: () => pool.end(),
  }
}
