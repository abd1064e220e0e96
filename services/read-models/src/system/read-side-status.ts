import { CATALOG_TOPIC } from '@tahanan/contracts/event/topics.ts'
import type pg from 'pg'
import { loadOffsets } from '../projection/offset.store.ts'
import { type Pace, findPace } from '../projection/pace.store.ts'
import { countMarks, isIndexFilled } from '../search-index/index-mark.store.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'

/** How far the read side is, for the System page: all that the staff side may know of it. */
export interface ReadSideStatus {
  readonly topic: string
  /** Where each partition of the topic goes on. */
  readonly offsets: ReadonlyMap<number, bigint>
  /** Aggregates whose views are still to be made again, repeated ones included. */
  readonly dirty: number
  readonly pace: Pace | undefined
  readonly index: { readonly name: string; readonly waiting: number; readonly isFilled: boolean }
}

/** Reads it in the direction of the stream: what moves on meanwhile is counted again further down, never missed. */
export async function readSideStatus(pool: pg.Pool): Promise<ReadSideStatus> {
  const offsets = await loadOffsets(pool, CATALOG_TOPIC)
  const { rows } = await pool.query<{ dirty: number }>('select count(*)::integer as dirty from dirty')
  const { name } = SEARCH_INDEX
  return {
    topic: CATALOG_TOPIC,
    offsets,
    dirty: rows[0]?.dirty ?? 0,
    pace: await findPace(pool),
    index: { name, waiting: await countMarks(pool, name), isFilled: await isIndexFilled(pool, name) },
  }
}
