import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { askInTime } from '../search/ask-in-time.ts'
import { cappedCount } from '../search/capped-count.ts'
import { filterToken } from '../search/filter-token.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { countPricedStatement } from './count-priced-statement.ts'
import type { ShelfSource } from './shelf-source.ts'

/** How many listings there are. The vocabulary knows what stands on each shelf; prices between buckets are counted. */
export async function countShelves(
  pool: Queryable,
  lexicon: Lexicon,
  sources: readonly ShelfSource[],
): Promise<SearchCount> {
  let total = 0
  for (const { shelf, between } of sources) {
    if (between === undefined) total += lexicon.listings(filterToken.shelf(shelf))
    else if (total <= COUNT_LIMIT) {
      const [row] = await askInTime<{ total: number }>(pool, countPricedStatement(shelf, between, COUNT_LIMIT + 1))
      total += row?.total ?? 0
    }
  }
  return cappedCount(total)
}
