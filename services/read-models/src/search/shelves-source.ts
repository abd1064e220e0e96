import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { priceLooks } from '../browse/price-looks.ts'
import type { ShelfSource } from '../browse/shelf-source.ts'
import { shelvesKey } from '../browse/shelves-key.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { FIRST_WALKS } from './first-walks.ts'
import type { MatchedSource } from './matched-source.ts'
import { newestWindow } from './newest-window.ts'
import { shelvedStatement } from './shelved-statement.ts'

interface Shelved {
  /** No listing stands on two of them. */
  readonly shelves: readonly ShelfSource[]
  /** Where prices between buckets are asked of the shelves, the filters that ask. */
  readonly filters: ListingFilters
}

/** What stands on some shelves. */
export function shelvesSource(
  lexicon: Lexicon,
  { shelves, filters }: Shelved,
  { order, most }: Pick<MatchedSource, 'order' | 'most'>,
): MatchedSource {
  const expected = shelves.reduce((sum, { shelf }) => sum + lexicon.listings(filterToken.shelf(shelf)), 0)
  return {
    key: `${shelvesKey(shelves)} ${order} ${most}`,
    get asked() {
      return String(newestWindow(lexicon, 0))
    },
    expected,
    cost: Math.min(expected, most),
    most,
    order,
    read() {
      const walk = FIRST_WALKS[order]
      const limit = most + 1
      if (shelves.some(({ between }) => between !== undefined)) {
        const [look] = priceLooks(lexicon, filters, walk, limit)
        const isBounded = look?.kind === 'along' && look.lastId !== undefined
        return { statement: shelvedStatement(shelves, walk, { limit, ...(look && { look }) }), isBounded, limit }
      }
      // Nothing on request is among the dearest, though it comes behind them.
      return { statement: shelvedStatement(shelves, walk, { limit }), isBounded: order !== 'newest', limit }
    },
  }
}
