import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { idWindow, WINDOW_BITS } from './id-window.ts'
import type { ListingWalk } from './listing-walks.ts'
import { newestWindow } from './newest-window.ts'

/** The index merges as many lists; a few larger windows are cheaper than many small ones. */
const WINDOWS_MAX = 8
/** Ids of deleted and sold listings leave windows empty; so many are passed by. */
const WINDOWS_PASSED = 256

/**
 * The tokens of the first windows of a walk by id that hold at least `listings` of them; undefined where that would be
 * all there are, or too many.
 */
export function idWindows(lexicon: Lexicon, walk: ListingWalk, listings: number): readonly string[] | undefined {
  for (const size of WINDOW_BITS.keys()) {
    const tokens = windowsOfSize(lexicon, walk, listings, size)
    if (tokens !== undefined) return tokens
  }
  return undefined
}

function windowsOfSize(
  lexicon: Lexicon,
  { descending, after }: ListingWalk,
  listings: number,
  size: number,
): readonly string[] | undefined {
  const newest = newestWindow(lexicon, size)
  const [beginning, end, step] = descending ? [newest, 0, -1] : [0, newest, 1]
  const first = after === undefined ? beginning : Math.min(idWindow(after.id, size), newest)
  const tokens: string[] = []
  let held = 0
  for (let passed = 0; passed < WINDOWS_PASSED && tokens.length < WINDOWS_MAX; passed++) {
    const window = first + passed * step
    if (window === end) return undefined
    const token = filterToken.window(size, window)
    const here = lexicon.listings(token)
    if (here > 0) tokens.push(token)
    held += here
    if (held >= listings) return tokens
  }
  return undefined
}
