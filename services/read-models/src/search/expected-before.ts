import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { WINDOW_BITS } from './id-window.ts'
import type { MatchedSource } from './matched-source.ts'
import { newestWindow } from './newest-window.ts'

const [SMALLEST_BITS] = WINDOW_BITS

/** How many listings of a source are newer than a position, if they are spread evenly. */
export function expectedBefore(lexicon: Lexicon, { expected }: MatchedSource, { id }: ListingPosition): number {
  const end = (newestWindow(lexicon, 0) + 1) << SMALLEST_BITS
  return expected * (1 - id / end)
}
