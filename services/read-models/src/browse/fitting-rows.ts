import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { fittingConditions } from './fitting-conditions.ts'
import type { PricesBetween } from './shelf-source.ts'

/** What is looked for by its prices, or by what few listings share. */
export type Fitting = { readonly shelf: number; readonly between: PricesBetween } | { readonly filters: ListingFilters }

/** A statement for the ids and prices of all that fit. */
export function fittingRows(fitting: Fitting, values: SqlValues): string {
  if ('shelf' in fitting) return pricedRows(fitting.shelf, fitting.between, values)
  const conditions = fittingConditions(fitting.filters, values)
  return `select id, price_sort from listing_search where ${conditions.join(' and ')}`
}

/** Those whose price begins within the range, and those that begin below it and reach in. */
function pricedRows(shelf: number, { reachingIn, ...range }: PricesBetween, values: SqlValues): string {
  const from = values.add(range.fromCentavos, 'bigint')
  const below = values.add(range.belowCentavos, 'bigint')
  return `select id, price_sort from listing_shelf
      where shelf = ${values.add(shelf, 'smallint')} and price_sort >= ${from} and price_sort < ${below}
    union all
    select id, price_sort from listing_shelf
      where shelf = ${values.add(reachingIn, 'smallint')} and price_sort < ${from} and price_max >= ${from}`
}
