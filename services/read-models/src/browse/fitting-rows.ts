import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { fittingConditions } from './fitting-conditions.ts'
import type { PricesBetween } from './shelf-source.ts'

/** What is looked for by its prices, or by what few listings share. */
export type Fitting = { readonly shelf: number; readonly between: PricesBetween } | { readonly filters: ListingFilters }

/** A statement for the ids and prices of all that fit. */
export function fittingRows(fitting: Fitting, values: SqlValues): string {
  if ('shelf' in fitting) return pricedRows(fitting.shelf, fitting.between, values)
  const table = tableOf(fitting.filters, values)
  return `select id, price_sort from ${table} where ${fittingConditions(fitting.filters, values).join(' and ')}`
}

/**
 * Featured ones are few, and stand on shelves of their own, each on one. `offset 0` has them looked up one by one, which the
 * planner, who does not know how few fit, would not do.
 */
function tableOf({ featured, forRent }: ListingFilters, values: SqlValues): string {
  if (!featured) return 'listing_search'
  const shelves = (forRent === undefined ? [false, true] : [forRent]).map((status) =>
    values.add(shelfNumber({ forRent: status, kind: 'Featured', bucket: 0 }), 'smallint'),
  )
  return `(select id as featured_id from listing_shelf where shelf in (${shelves.join(', ')})) featured,
    lateral (select * from listing_search where id = featured_id offset 0) found`
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
