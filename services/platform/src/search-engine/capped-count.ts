import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { SearchCount } from './search-engine.ts'

/** A number of listings as public lists say it: exact up to the limit. */
export function cappedCount(count: number): SearchCount {
  return { count: Math.min(count, COUNT_LIMIT), exact: count <= COUNT_LIMIT }
}
