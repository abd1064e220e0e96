import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { idWindow, WINDOW_BITS } from './id-window.ts'
import type { ListingWalk } from './listing-walks.ts'
import { newestWindow } from './newest-window.ts'

const [SMALLEST_BITS] = WINDOW_BITS
/** Ids of deleted and sold listings leave windows empty; so many are passed by. */
const WINDOWS_PASSED = 256

/** The id to which a walk by id has passed at least `listings` of them; undefined where that would be all there are. */
export function idBound(lexicon: Lexicon, { descending, after }: ListingWalk, listings: number): number | undefined {
  const newest = newestWindow(lexicon, 0)
  const [beginning, end, step] = descending ? [newest, 0, -1] : [0, newest, 1]
  let window = after === undefined ? beginning : Math.min(idWindow(after.id, 0), newest)
  let passed = 0
  for (let looked = 0; looked < WINDOWS_PASSED && window !== end; looked++, window += step) {
    passed += lexicon.listings(filterToken.window(0, window))
    if (passed >= listings) return descending ? window << SMALLEST_BITS : ((window + 1) << SMALLEST_BITS) - 1
  }
  return undefined
}
