import type { ListingPosition, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { allTerms } from './all-terms.ts'
import type { PageRow } from './page-of.ts'
import { prepared } from './prepared.ts'
import { rowConditions } from './row-conditions.ts'
import type { SearchTerm } from './search-term.ts'
import { sortSql } from './sort-sql.ts'
import { SqlValues } from './sql-values.ts'

/** Beyond so many changes what is kept is better read anew. */
export const CHANGES_MAX = 64

/** A row that was known, or one that has changed since: `fits` says whether that belongs to the list now. */
export type MatchedPageRow =
  | (Omit<PageRow, 'price_sort'> & { readonly price_sort: null; readonly fits: null })
  | (PageRow & { readonly fits: boolean })

interface Known {
  /** Listings of the page, as far as is known. */
  readonly page: readonly ListingPosition[]
  /** Since this transaction. */
  readonly horizon: string
}

/**
 * A statement for the cards of a page that is known, and for whatever has changed since: one descent into an index where
 * nothing has. One more than `CHANGES_MAX` changes says that there are too many. No transaction that can be seen is behind
 * the second bound; it tells the planner to expect few.
 */
export function matchedPageStatement(
  terms: readonly SearchTerm[],
  { filters, order, from }: Pick<SearchRequest, 'filters' | 'order' | 'from'>,
  { page, horizon }: Known,
): QueryConfig {
  const values = new SqlValues()
  const ids = values.add(
    page.map(({ id }) => id),
    'integer[]',
  )
  const changed = `changed_by >= ${values.add(horizon, 'xid8')} and changed_by < pg_snapshot_xmax(pg_current_snapshot())`
  const asked = terms.filter(({ coarse }) => !coarse)
  const fits = [
    ...(asked.length === 0 ? [] : [`words @@ ${values.add(allTerms(asked), 'tsquery')}`]),
    ...rowConditions(filters, values),
    sortSql(order, from, values).where,
  ].join(' and ')
  const text = `select id, card, rev, listed, null::bigint as price_sort, null::boolean as fits
      from listing_view where id = any (${ids})
    union all
    select id, card, rev, listed, price_sort, (${fits}) is true as fits
      from (select * from listing_search where ${changed} order by changed_by
        limit ${values.add(CHANGES_MAX + 1, 'integer')}) changed
      join listing_view using (id)`
  return prepared(text, values.list)
}
