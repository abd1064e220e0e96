import type { QueryConfig } from 'pg'
import { matchingSql } from './matching-sql.ts'
import type { PageRequest } from './page-request.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { sortSql } from './sort-sql.ts'
import { SqlValues } from './sql-values.ts'

/** Asks the text index. `windows` bounds it to these; `counted` adds the number of all matches to each row. */
export function indexStatement(
  terms: readonly SearchTerm[],
  page: PageRequest,
  { windows, counted }: { readonly windows?: readonly string[]; readonly counted: boolean },
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, page.filters, values, windows)
  const { where, orderBy } = sortSql(page.order, page.from, values)
  const columns = counted ? 'id, price_sort, count(*) over ()::integer as total' : 'id, price_sort'
  const rows = `select ${columns} from listing_search where ${matching} and ${where} order by ${orderBy}
    limit ${values.add(page.limit + 1, 'integer')} offset ${values.add(page.offset, 'integer')}`
  return prepared(rows, values.list)
}
