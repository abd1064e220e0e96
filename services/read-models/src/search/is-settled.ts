import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'

/** Whether counting further would say no more: it is exact, or as high as counts go. */
export function isSettled({ count, exact }: SearchCount): boolean {
  return exact || count >= COUNT_LIMIT
}
