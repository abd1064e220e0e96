import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { snakeName } from '@tahanan/contracts/text/snake-name.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import type { PageStart } from '@tahanan/platform/search-engine/search-engine.ts'
import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import knex, { type Knex } from 'knex'
import { type Condition, conditionsOf } from './filter-conditions.ts'
import { ORDER_KEYS } from './order-keys.ts'
import { prefixQuery } from './search-words.ts'

/** Builds statements; connections are a pool's. */
export const sql = knex({ client: 'pg' })

const QUERY_CANCELED = '57014'

/** Asks a built statement. @throws Unavailable where the pool's statement timeout cuts it off */
export async function ask<Row extends object>(pool: Queryable, statement: Knex.QueryBuilder): Promise<Row[]> {
  const { sql: text, bindings } = statement.toSQL().toNative()
  try {
    return (await pool.query<Row>({ text, values: [...bindings] })).rows
  } catch (error) {
    throw sqlState(error) === QUERY_CANCELED
      ? new Unavailable('This search took too long.', 1, { cause: error })
      : error
  }
}

/** Rows of `listing_search` that hold all words. */
export function whereWords(rows: Knex.QueryBuilder, words: readonly string[]): void {
  if (words.length > 0) void rows.whereRaw('words @@ ?::tsquery', [prefixQuery(words)])
}

/** Rows of `listing_search` that pass these filters. */
export function whereFilters(rows: Knex.QueryBuilder, filters: Partial<ListingFilters>): void {
  for (const condition of conditionsOf(filters)) whereCondition(rows, condition)
  const { project, developer } = filters
  if (project !== undefined) void rows.where('project_id', idOfSlug('project', project))
  if (developer !== undefined) void rows.where('developer_id', idOfSlug('developer', developer))
}

/** Slugs are not unique on the read side: the newest revision wins. */
function idOfSlug(noun: 'project' | 'developer', slug: string): Knex.QueryBuilder {
  return sql(`${noun}_view`).select('id').where({ slug }).orderBy('rev', 'desc').limit(1)
}

function whereCondition(rows: Knex.QueryBuilder, condition: Condition): void {
  if (condition.is === 'any') {
    const wayOf = (all: readonly Condition[]) => (rest: Knex.QueryBuilder) =>
      all.forEach((one) => whereCondition(rest, one))
    return void rows.where((any) => {
      for (const all of condition.value) void any.orWhere(wayOf(all))
    })
  }
  if (condition.is === 'has') return whereHas(rows, condition)
  const { is, field, value } = condition
  const column = snakeName(field)
  if (is === 'in') void rows.whereIn(column, value)
  else if (is === 'within') void rows.whereRaw(`${column} >= now() - ? * interval '1 day'`, [value])
  else void rows.where(column, is, value)
}

function whereHas(rows: Knex.QueryBuilder, { field, value }: Extract<Condition, { readonly is: 'has' }>): void {
  if (field === 'area') void rows.where(`${openGazetteer().areaOf(value)?.level ?? 'region'}_code`, value)
  else if (field === 'financing') void rows.whereRaw('financing & ? <> 0', [1 << value])
  else void rows.whereRaw('amenity_ids @> ?::integer[]', [`{${value.join()}}`])
}

/** Orders rows: by id, or by what the order goes by and then id; from behind where asked backwards. */
export function inOrder(rows: Knex.QueryBuilder, order: ListingOrder, backwards: boolean): void {
  const direction = isAscending(order) === backwards ? 'desc' : 'asc'
  if (order !== 'newest') void rows.orderBy(ORDER_KEYS[order].column, direction)
  void rows.orderBy('id', direction)
}

/** Rows behind a position in an order, or before it. */
export function whereBeyond(rows: Knex.QueryBuilder, order: ListingOrder, { position, backwards }: PageStart): void {
  const beyond = isAscending(order) === backwards ? '<' : '>'
  const { id, key } = position
  if (order === 'newest') void rows.where('id', beyond, id)
  else {
    const { column, unknown } = ORDER_KEYS[order]
    void rows.whereRaw(`(${column}, id) ${beyond} (?, ?)`, [key ?? unknown, id])
  }
}

function isAscending(order: ListingOrder): boolean {
  return order !== 'newest' && ORDER_KEYS[order].isAscending
}
