import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { QueryConfig } from 'pg'
import type { ListingWalk, WalkStart } from '../search/listing-walk.ts'
import { POSITION, sortSql, walkSql } from '../search/order-sql.ts'
import { prepared } from '../search/prepared.ts'
import { SqlValues } from '../search/sql-values.ts'
import { fittingConditions } from './fitting-conditions.ts'
import type { PricesBetween } from './shelf-source.ts'

/** The next listings of a walk along whole shelves, with their cards if asked for. */
export function shelvesStatement(
  shelves: readonly [number, ...number[]],
  walk: ListingWalk,
  { offset, limit, withCards }: { readonly offset: number; readonly limit: number; readonly withCards: boolean },
): QueryConfig {
  const [first, ...others] = shelves
  const values = new SqlValues()
  const { where, orderBy } = walkSql(walk, values)
  const last = `limit ${values.add(limit, 'integer')} offset ${values.add(offset, 'integer')}`
  const part = (shelf: number, limits: string) =>
    `(select id, price_sort from listing_shelf where shelf = ${values.add(shelf, 'smallint')} and ${where}
      order by ${orderBy} ${limits})`
  const page =
    others.length === 0
      ? part(first, last)
      : `(${shelves.map((shelf) => part(shelf, `limit ${values.add(offset + limit, 'integer')}`)).join(' union all ')}
          order by ${orderBy} ${last})`
  const text = withCards
    ? `select ${POSITION}, card, rev::float8 from ${page} page join listing_view using (id) order by ${orderBy}`
    : `select ${POSITION} from ${page} page order by ${orderBy}`
  return prepared(text, values.list)
}

/** The first `limit` of these prices among the next `rows` of a walk along one shelf. */
export function alongStatement(
  shelf: number,
  between: PricesBetween,
  walk: ListingWalk,
  { rows, limit }: { readonly rows: number; readonly limit: number },
): QueryConfig {
  const values = new SqlValues()
  const { where, orderBy } = walkSql(walk, values)
  const text = `select ${POSITION} from (
      select id, price_sort, price_max from listing_shelf where shelf = ${values.add(shelf, 'smallint')} and ${where}
      order by ${orderBy} limit ${values.add(rows, 'integer')}
    ) way
    where price_max >= ${values.add(between.fromCentavos, 'bigint')}
      and price_sort < ${values.add(between.belowCentavos, 'bigint')}
    order by ${orderBy} limit ${values.add(limit, 'integer')}`
  return prepared(text, values.list)
}

/** What is looked for by its prices, or by what few listings share. */
export type Fitting = { readonly shelf: number; readonly between: PricesBetween } | { readonly filters: ListingFilters }

/** The first `limit` of all that fit, sorted. */
export function fittingStatement(
  fitting: Fitting,
  order: ListingOrder,
  from: WalkStart | undefined,
  limit: number,
): QueryConfig {
  const values = new SqlValues()
  const rows = fittingRows(fitting, values)
  const { where, orderBy } = sortSql(order, from, values)
  const text = `select ${POSITION} from (${rows}) fitting where ${where}
    order by ${orderBy} limit ${values.add(limit, 'integer')}`
  return prepared(text, values.list)
}

/** Counts what fits, up to `limit`. */
export function countFittingStatement(fitting: Fitting, limit: number): QueryConfig {
  const values = new SqlValues()
  const rows = fittingRows(fitting, values)
  const text = `select count(*)::integer as total from (
      select from (${rows}) fitting limit ${values.add(limit, 'integer')}
    ) as found`
  return prepared(text, values.list)
}

function fittingRows(fitting: Fitting, values: SqlValues): string {
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
