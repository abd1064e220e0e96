import type { Lexicon } from '../vocabulary/lexicon.ts'
import { listingsInAll } from './listings-in-all.ts'
import type { SearchTerm } from './search-term.ts'

/** How many listings match all terms, if these met by chance. */
export function expectedMatches(lexicon: Lexicon, terms: readonly SearchTerm[]): number {
  return terms.reduce((product, { share }) => product * share, listingsInAll(lexicon))
}
