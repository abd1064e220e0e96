import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'

/** The window of a size that holds the newest listing. */
export function newestWindow(lexicon: Lexicon, size: number): number {
  const prefix = filterToken.windowPrefix(size)
  return Number(lexicon.lastStartingWith(prefix)?.slice(prefix.length) ?? 0)
}
