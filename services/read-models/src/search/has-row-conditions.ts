import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { rowConditions } from './row-conditions.ts'
import { SqlValues } from './sql-values.ts'

/** Whether these filters ask for something that tokens do not settle, so that they alone cannot be counted. */
export function hasRowConditions(filters: ListingFilters): boolean {
  return rowConditions(filters, new SqlValues()).length > 0
}
