import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { POSITION, sortSql, walkSql } from './order-sql.ts'
import { prepared } from './prepared.ts'
import { rowConditions } from './row-conditions.ts'
import type { QuickLook } from './search-plan.ts'
import { lexeme } from './search-term.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'

/** Of all listings. */
const NEARLY_ALL = 0.9
const TERMS_IN_WINDOWS = 3

type Page = Pick<SearchRequest, 'filters' | 'order' | 'from' | 'offset' | 'limit'>

/** Looks at listings along the order. Like all of these, it finds one more than the page, if there is one. */
export function walkStatement(
  terms: readonly SearchTerm[],
  page: Page,
  { walk, rows }: Extract<QuickLook, { readonly kind: 'walk' }>,
): QueryConfig {
  const values = new SqlValues()
  const { where, orderBy } = walkSql(walk, values)
  const matching = [`words @@ ${values.add(allOf(terms), 'tsquery')}`, ...rowConditions(page.filters, values)]
  const text = `select ${POSITION} from (
      select id, price_sort, price_max, lot_area_sqm, words from listing_search where ${where}
      order by ${orderBy} limit ${values.add(rows, 'integer')}
    ) way where ${matching.join(' and ')} order by ${orderBy} ${limits(page, values)}`
  return prepared(text, values.list)
}

/** Asks the text index. `windows` bounds it to these; `counted` adds the number of all matches to each row. */
export function indexStatement(
  terms: readonly SearchTerm[],
  page: Page,
  { windows, counted }: { readonly windows?: readonly string[]; readonly counted: boolean },
): QueryConfig {
  const values = new SqlValues()
  const matching = matches(terms, page, values, windows)
  const { where, orderBy } = sortSql(page.order, page.from, values)
  const text = `select ${POSITION}${counted ? ', count(*) over ()::integer as total' : ''} from listing_search
    where ${matching} and ${where} order by ${orderBy} ${limits(page, values)}`
  return prepared(text, values.list)
}

/** Counts matches, of these windows only where there are any, up to `limit`. */
export function countStatement(
  terms: readonly SearchTerm[],
  page: Pick<Page, 'filters'>,
  limit: number,
  windows?: readonly string[],
): QueryConfig {
  const values = new SqlValues()
  const matching = matches(terms, page, values, windows)
  const text = `select count(*)::integer as total from (
      select from listing_search where ${matching} limit ${values.add(limit, 'integer')}
    ) as found`
  return prepared(text, values.list)
}

/**
 * A condition for each term, because the index leaps from one to the next that way, where within one `tsquery` it goes
 * through all of the rarest. The rows are asked for what the index would only be slowed down by: a wide prefix, whose words
 * it would collect first; what nearly all listings have; and within windows all but the rarest terms.
 */
function matches(
  terms: readonly SearchTerm[],
  { filters }: Pick<Page, 'filters'>,
  values: SqlValues,
  windows: readonly string[] | undefined,
): string {
  const condition = (query: string) => `words @@ ${values.add(query, 'tsquery')}`
  const narrow = terms.filter(({ wide, share }) => !wide && share <= NEARLY_ALL).toSorted((a, b) => a.share - b.share)
  const indexed = windows === undefined ? narrow : narrow.slice(0, TERMS_IN_WINDOWS)
  const asked = windows === undefined && indexed.length === 0 ? terms : indexed
  const conditions = asked.map(({ query }) => condition(query))
  if (windows !== undefined) conditions.push(condition(windows.map(lexeme).join('|')))
  const others = terms.filter((term) => !asked.includes(term))
  if (others.length > 0) conditions.push(`(${condition(allOf(others))}) is true`)
  return [...conditions, ...rowConditions(filters, values)].join(' and ')
}

/** One `tsquery` for several terms. */
function allOf(terms: readonly SearchTerm[]): string {
  return terms.map(({ query }) => `(${query})`).join('&')
}

function limits({ offset, limit }: Page, values: SqlValues): string {
  return `limit ${values.add(limit + 1, 'integer')} offset ${values.add(offset, 'integer')}`
}
