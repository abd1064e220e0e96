import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { centavoRange } from './centavo-range.ts'
import { isInBuckets } from './is-in-buckets.ts'
import type { SqlValues } from './sql-values.ts'

/**
 * What each row of `listing_search` is asked for by its columns: what no token says, prices between buckets and lot areas;
 * and how many bedrooms at least, which takes more to learn from its words.
 */
export function rowConditions(filters: ListingFilters, values: SqlValues): readonly string[] {
  const { forRent, price, bedrooms, lotMinSqm, lotMaxSqm } = filters
  const conditions: string[] = []
  if (price !== undefined && !isInBuckets(price, forRent)) {
    const { fromCentavos, belowCentavos } = centavoRange(price)
    conditions.push(`price_max >= ${values.add(fromCentavos, 'bigint')}`)
    conditions.push(`price_sort < ${values.add(belowCentavos, 'bigint')}`)
  }
  if (lotMinSqm !== undefined) conditions.push(`lot_area_sqm >= ${values.add(lotMinSqm, 'float8')}`)
  if (lotMaxSqm !== undefined) conditions.push(`lot_area_sqm <= ${values.add(lotMaxSqm, 'float8')}`)
  if (bedrooms?.orMore === true) conditions.push(`bedroom >= ${values.add(bedrooms.count, 'integer')}`)
  return conditions
}
