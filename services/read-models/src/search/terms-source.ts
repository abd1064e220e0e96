import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { expectedMatches } from './expected-matches.ts'
import { FIRST_WALKS } from './first-walks.ts'
import { idWindows } from './id-windows.ts'
import { listingsInAll } from './listings-in-all.ts'
import type { MatchedSource } from './matched-source.ts'
import { matchedStatement } from './matched-statement.ts'
import { newestWindow } from './newest-window.ts'
import type { SearchTerm } from './search-term.ts'
import { sortedMatchesStatement } from './sorted-matches-statement.ts'

/** Room for matches being fewer among the newest. */
const ROOM = 1.4

/** So many times those that are kept are read to find the newest, and no more. */
const READ_MOST = 2

const queriesOf = onceForEach((terms: readonly SearchTerm[]) => terms.map(({ query }) => query).join('&'))

/**
 * What the text index finds. A beginning stands for the words that there are now: `key` is the same, `asked` is not. The
 * newest are found without looking at all of them.
 */
export function termsSource(
  lexicon: Lexicon,
  key: string,
  terms: readonly SearchTerm[],
  { order, most, isSample = false }: Pick<MatchedSource, 'order' | 'most'> & { readonly isSample?: boolean },
): MatchedSource {
  const expected = expectedMatches(lexicon, terms)
  return {
    key: `${key} ${order} ${most}`,
    // A catalogue grows at its newest end.
    get asked() {
      return `${newestWindow(lexicon, 0)} ${queriesOf(terms)}`
    },
    expected,
    // By price all of them are sorted.
    cost: order === 'newest' ? Math.min(expected, most) : expected,
    most,
    order,
    read(known = expected) {
      if (order !== 'newest')
        return { statement: sortedMatchesStatement(terms, order, most + 1), isBounded: false, limit: most + 1 }
      const passed = (most * ROOM * listingsInAll(lexicon)) / known
      const windows = known > most ? idWindows(lexicon, FIRST_WALKS.newest, passed) : undefined
      const limit = isSample ? most : most * READ_MOST
      const unsorted = {
        statement: matchedStatement(terms, limit + 1, windows),
        isBounded: windows !== undefined,
        limit,
      }
      if (isSample) return unsorted
      return {
        ...unsorted,
        // Listings of one project come together, far more of them than by chance.
        get sorted() {
          return sortedMatchesStatement(terms, order, most + 1, windows)
        },
      }
    },
  }
}
