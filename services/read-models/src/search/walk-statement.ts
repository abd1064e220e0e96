import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { allTerms } from './all-terms.ts'
import { prepared } from './prepared.ts'
import { rowConditions } from './row-conditions.ts'
import type { WalkLook } from './search-plan.ts'
import { shelfParts } from '../browse/shelf-parts.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'
import { walkOrder } from './walk-order.ts'
import { walkSql } from './walk-sql.ts'

/** Looks at listings along the order. Like all of these, it finds one more than the page, if there is one. */
export function walkStatement(
  terms: readonly SearchTerm[],
  page: Pick<SearchRequest, 'filters' | 'offset' | 'limit'>,
  look: WalkLook,
): QueryConfig {
  const values = new SqlValues()
  const orderBy = walkOrder(look.walk)
  const asked = terms.filter(({ inColumns }) => !inColumns)
  const matching = [
    ...rowConditions(page.filters, values),
    ...(asked.length === 0 ? [] : [`words @@ ${values.add(allTerms(asked), 'tsquery')}`]),
  ]
  const rows = `select id, price_sort from (${wayOf(look, values)}) way where ${matching.join(' and ')}
    order by ${orderBy} limit ${values.add(page.limit + 1, 'integer')} offset ${values.add(page.offset, 'integer')}`
  return prepared(rows, values.list)
}

/** What is passed. Along shelves the columns of the order are theirs, or it would be sorted once more. */
function wayOf({ walk, rows, shelves }: WalkLook, values: SqlValues): string {
  const orderBy = walkOrder(walk)
  const limit = values.add(rows, 'integer')
  if (shelves === undefined) {
    return `select id, price_sort, price_max, lot_area_sqm, bedroom, words from listing_search where ${walkSql(walk, values).where}
      order by ${orderBy} limit ${limit}`
  }
  const parts = shelfParts(shelves, { walk, look: { kind: 'along', lastId: undefined }, limit: rows }, values)
  return `select next.id, next.price_sort, price_max, lot_area_sqm, bedroom, words
    from (select id, price_sort from (${parts}) found order by ${orderBy} limit ${limit}) next
    join listing_search on listing_search.id = next.id`
}
