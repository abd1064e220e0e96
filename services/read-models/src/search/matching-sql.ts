import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { allTerms } from './all-terms.ts'
import { NEARLY_ALL } from './nearly-all.ts'
import { rowConditions } from './row-conditions.ts'
import type { SearchTerm } from './search-term.ts'
import type { SqlValues } from './sql-values.ts'
import { windowsSql } from './windows-sql.ts'
import type { Windows } from './windows-sql.ts'

/** What rows are asked for anyway, and is made of many tokens, has to leave out more. */
const COARSE_MOST = 0.2
const TERMS_IN_WINDOWS = 3
/** A wide prefix is collected in the time that so many times fewer rows are looked at in. */
const COLLECTED_MOST = 4
/** Of so many words or tokens, one that is looked up for each listing found takes as long as looking at the listing. */
const CHOICES_WORTH = 40
/** A term so many times as frequent as the rarest: the index would come down from its root anew for each listing. */
const TOO_FREQUENT = 64

/**
 * The conditions of a statement that asks the text index: one for each term, because the index leaps from one to the next
 * that way, where within one `tsquery` it goes through all of the rarest. The rows are asked for what the index would only
 * be slowed down by: a wide prefix, whose words it would collect first, unless that spares it rows; what nearly all
 * listings have; many words that many listings have; what is far more frequent than the rarest term; and within windows
 * all but the rarest terms.
 */
export function matchingSql(
  terms: readonly SearchTerm[],
  filters: ListingFilters,
  values: SqlValues,
  windows: Windows | undefined,
): string {
  const condition = (query: string) => `words @@ ${values.add(query, 'tsquery')}`
  const usual = terms.filter(({ wide, coarse, share }) => !wide && share <= (coarse ? COARSE_MOST : NEARLY_ALL))
  const rarest = Math.min(...usual.map(({ atMost }) => atMost))
  const isSparing = ({ atMost, share }: SearchTerm) => atMost < rarest * (1 - share) * COLLECTED_MOST
  const wide = windows === undefined ? terms.filter((term) => term.wide && isSparing(term)) : []
  const narrow = [...usual, ...wide].toSorted((a, b) => a.share - b.share)
  const mostFrequent = (narrow[0]?.atMost ?? 0) * TOO_FREQUENT
  const isWorth = ({ choices, share, atMost }: SearchTerm) =>
    choices <= CHOICES_WORTH * (1 - share) && atMost <= mostFrequent
  const sought = narrow.filter((term, place) => place === 0 || isWorth(term))
  const indexed = windows === undefined ? sought : sought.slice(0, TERMS_IN_WINDOWS)
  const asked = windows === undefined && indexed.length === 0 ? terms : indexed
  const conditions = asked.map(({ query }) => condition(query))
  if (windows !== undefined) conditions.push(`words @@ ${windowsSql(windows, values)}`)
  const others = terms.filter((term) => !asked.includes(term) && !term.inColumns)
  // Columns first: a beginning among a row's words takes several times as long.
  conditions.push(...rowConditions(filters, values))
  if (others.length > 0) conditions.push(`(${condition(allTerms(others))}) is true`)
  return conditions.join(' and ')
}
