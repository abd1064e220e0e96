import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import type { MatchedSource } from './matched-source.ts'
import { newestWindow } from './newest-window.ts'
import { shelvedStatement } from './shelved-statement.ts'

/** What stands on some shelves, none of it on two of them. */
export function shelvesSource(
  lexicon: Lexicon,
  shelves: readonly number[],
  { order, most }: Pick<MatchedSource, 'order' | 'most'>,
): MatchedSource {
  const tokens = shelves.map(filterToken.shelf)
  const expected = tokens.reduce((sum, token) => sum + lexicon.listings(token), 0)
  return {
    key: `${tokens.join(' ')} ${order} ${most}`,
    get asked() {
      return String(newestWindow(lexicon, 0))
    },
    expected,
    cost: Math.min(expected, most),
    most,
    order,
    read() {
      // Nothing on request is among the dearest, though it comes behind them.
      return order === 'newest'
        ? { statement: shelvedStatement(shelves, order, most + 1), isBounded: false, limit: Infinity }
        : { statement: shelvedStatement(shelves, order, most), isBounded: true, limit: most }
    },
  }
}
