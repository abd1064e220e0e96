import type pg from 'pg'
import { endSecondIndex, hasSecondIndex } from '../search-index/second-index.store.ts'
import { holdRebuildLock, RebuildRunning } from './hold-rebuild-lock.ts'

/**
 * Hands on what a killed rebuild left pending for its second index, which may have become the first one already. Nothing
 * while somebody rebuilds.
 */
export async function clearLeftIndex(connectionString: string, pool: pg.Pool, indexName: string): Promise<void> {
  if (!(await hasSecondIndex(pool, indexName))) return
  try {
    await holdRebuildLock(connectionString, () => endSecondIndex(pool, indexName))
  } catch (error) {
    if (!(error instanceof RebuildRunning)) throw error
  }
}
