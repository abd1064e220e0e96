import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { rowConditions } from '../search/row-conditions.ts'
import { lexeme } from '../search/lexeme.ts'
import { shelfTokens } from '../search/shelf-tokens.ts'
import type { SqlValues } from '../search/sql-values.ts'

/**
 * Filters as conditions on rows of `listing_search`, for Postgres to find the rows by whichever index the rarest of them
 * has. Shelves are asked of the row's tokens, which says it soonest, and never of the text index.
 */
export function fittingConditions(filters: ListingFilters, values: SqlValues): readonly string[] {
  const { bedrooms, unitType, stage, financing } = filters
  const conditions: string[] = []
  if (bedrooms !== undefined) {
    conditions.push(`bedroom ${bedrooms.orMore ? '>=' : '='} ${values.add(bedrooms.count, 'integer')}`)
  }
  if (unitType !== undefined) conditions.push(`unit_type = ${values.add(unitType, 'smallint')}`)
  if (stage !== undefined) conditions.push(`stage = ${values.add(stage, 'smallint')}`)
  if (financing !== undefined) conditions.push(`financing >> ${values.add(financing, 'integer')} & 1 = 1`)
  conditions.push(...rowConditions(filters, values))
  const shelves = shelfTokens(filters).map((tokens) => `(${tokens.map(lexeme).join('|')})`)
  // Last, because the other conditions take less time.
  if (shelves.length > 0) conditions.push(`(words @@ ${values.add(shelves.join('&'), 'tsquery')}) is true`)
  return conditions
}
