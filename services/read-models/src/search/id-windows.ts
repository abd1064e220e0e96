import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { idWindow } from './id-window.ts'
import type { ListingWalk } from './listing-walk.ts'

/** Windows looked up at once at most. */
const WINDOWS_MAX = 64
/** Ids of deleted and sold listings leave windows empty; so many are passed by. */
const WINDOWS_PASSED = 4_096

/**
 * The tokens of the first windows of a walk by id that hold at least `listings` of them; undefined where that would be
 * too many windows, or all there are.
 */
export function idWindows(lexicon: Lexicon, walk: ListingWalk, listings: number): readonly string[] | undefined {
  const newest = newestWindow(lexicon)
  const step = walk.descending ? -1 : 1
  const beginning = walk.descending ? newest : 0
  const first = walk.after === undefined ? beginning : Math.min(idWindow(walk.after.id), newest)
  const tokens: string[] = []
  let held = 0
  for (let passed = 0; passed < WINDOWS_PASSED && tokens.length < WINDOWS_MAX; passed++) {
    const window = first + passed * step
    if (window < 0 || window > newest) return undefined
    const token = filterToken.window(window)
    const here = lexicon.listings(token)
    if (here > 0) tokens.push(token)
    held += here
    if (held >= listings) return tokens
  }
  return undefined
}

function newestWindow(lexicon: Lexicon): number {
  const { windowPrefix } = filterToken
  return Number(lexicon.lastStartingWith(windowPrefix)?.slice(windowPrefix.length) ?? 0)
}
