import type { Lexicon } from '../vocabulary/lexicon.ts'
import { FIRST_WALKS } from './first-walks.ts'
import { idWindows } from './id-windows.ts'
import { listingsInAll } from './listings-in-all.ts'
import type { SearchTerm } from './search-term.ts'

/** Counts up to the limit, in these windows of ids or everywhere. */
type Count = (windows?: readonly string[]) => Promise<number>

/** Room for matches being fewer further back. */
const ROOM = 1.4
/** Beyond this share of all listings windows save nothing. */
const MOST = 0.4

/**
 * The number of matches, which need not be counted further than `limit`. The index cannot stop at a limit, so it is
 * asked for the newest windows first: as many as would do if matches went on coming one in `spacing` listings, then as
 * many as what was found there makes likely.
 */
export async function countMatches(
  lexicon: Lexicon,
  terms: readonly SearchTerm[],
  limit: number,
  count: Count,
  spacing = spacingByChance(terms),
): Promise<number> {
  const total = listingsInAll(lexicon)
  let listings = limit * ROOM * spacing
  while (listings < total * MOST) {
    const windows = idWindows(lexicon, FIRST_WALKS.newest, listings)
    if (windows === undefined) break
    const found = await count(windows)
    if (found >= limit) return found
    listings = Math.max(listings * 2, (listings * limit * ROOM) / Math.max(1, found))
  }
  return count()
}

/** If the two rarest terms met by chance, and the others came along with them. */
function spacingByChance(terms: readonly SearchTerm[]): number {
  const [rarest = 1, second = 1] = terms.map(({ share }) => share).toSorted((a, b) => a - b)
  return 1 / (rarest * second)
}
