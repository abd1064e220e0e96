import type { QueryConfig } from 'pg'
import { matchingSql } from './matching-sql.ts'
import type { PageRequest } from './page-request.ts'
import type { PriceWindows } from './price-windows.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { sortSql } from './sort-sql.ts'
import { SqlValues } from './sql-values.ts'

interface IndexSettings {
  /** Listings that have one of these tokens only; of prices, only as far as these windows go. */
  readonly within?: { readonly tokens: readonly string[] } | PriceWindows
  /** Adds the number of all matches to each row. */
  readonly counted: boolean
}

/** Asks the text index. */
export function indexStatement(
  terms: readonly SearchTerm[],
  page: PageRequest,
  { within, counted }: IndexSettings,
): QueryConfig {
  const values = new SqlValues()
  const prices = within !== undefined && 'untilCentavos' in within ? within : undefined
  // Buckets say what shelves do, but for featured ones.
  const asked = prices === undefined || page.filters.featured ? terms : terms.filter(({ shelved }) => !shelved)
  const matching = matchingSql(asked, page.filters, values, within)
  const { where, orderBy } = sortSql({ ...page, untilCentavos: prices?.untilCentavos }, values)
  const columns = counted ? 'id, price_sort, count(*) over ()::integer as total' : 'id, price_sort'
  const rows = `select ${columns} from listing_search where ${matching} and ${where} order by ${orderBy}
    limit ${values.add(page.limit + 1, 'integer')} offset ${values.add(page.offset, 'integer')}`
  return prepared(rows, values.list)
}
