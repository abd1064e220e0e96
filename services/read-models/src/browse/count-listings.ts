import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { cappedCount } from '../search/capped-count.ts'
import { countBounds } from '../search/count-bounds.ts'
import { filterTerms } from '../search/filter-terms.ts'
import { filterToken } from '../search/filter-token.ts'
import { listingsInAll } from '../search/listings-in-all.ts'
import { hasRowConditions } from '../search/has-row-conditions.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { countFittingStatement } from './count-fitting-statement.ts'
import type { Fitting } from './fitting-rows.ts'
import { shelfSources } from './shelf-source.ts'

/** How many listings there are with these filters. The vocabulary knows what stands on each shelf. */
export async function countListings(pool: Queryable, lexicon: Lexicon, filters: ListingFilters): Promise<SearchCount> {
  const sources = shelfSources(filters)
  if (sources === undefined) return countFitting(pool, lexicon, filters)
  let total = 0
  for (const { shelf, between } of sources) {
    if (between === undefined) total += lexicon.listings(filterToken.shelf(shelf))
    else if (total <= COUNT_LIMIT) total += await count(pool, { shelf, between })
  }
  return cappedCount(total)
}

async function countFitting(pool: Queryable, lexicon: Lexicon, filters: ListingFilters): Promise<SearchCount> {
  const { atLeast, atMost } = countBounds(filterTerms(lexicon, filters), listingsInAll(lexicon))
  if (atMost === 0) return cappedCount(0)
  const isKnown = atLeast === atMost || atLeast > COUNT_LIMIT
  return cappedCount(isKnown && !hasRowConditions(filters) ? atLeast : await count(pool, { filters }))
}

async function count(pool: Queryable, fitting: Fitting): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(countFittingStatement(fitting, COUNT_LIMIT + 1))
  return rows[0]?.total ?? 0
}
