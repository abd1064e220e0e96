import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Pool, QueryResultRow } from 'pg'
import { countRows } from '../row/row.store.ts'

/** What a `matchesSql` statement answers as a page: where it shows nothing, one row still says how many there are. */
export function pageOfMatches<Row extends Matched>(rows: readonly Row[]): ListPage<Omit<Row, 'matches' | 'key'>> {
  return {
    count: rows[0]?.matches ?? 0,
    results: rows.filter(({ id }) => id !== null).map(({ matches: _matches, key: _key, ...found }) => found),
  }
}

/** A row of a `matchesSql` statement, with what it was ordered by. */
export interface Matched {
  readonly id: number
  readonly matches: number
  readonly key: unknown
}

/** One page of a staff list, and how many there are in all. */
export interface ListPage<Item> {
  readonly count: number
  readonly results: Item[]
}

export function rowsOfPage({ page, page_size: size }: StaffListQuery): {
  readonly limit: number
  readonly offset: number
} {
  return { limit: size, offset: (page - 1) * size }
}

/** Where a list comes from. */
export interface SearchedRows {
  /** `select … from …`, with the table as `table` has it. */
  readonly select: string
  /** With its name in the statement: `app.webhook w`. */
  readonly table: string
  readonly id: string
  /** The rows that a search finds; `$1` are the patterns of its words. */
  readonly fitting: string
}

/** One page, newest first, and how many there are in all. */
export async function listNewest<Row extends QueryResultRow>(
  pool: Pool,
  { select, table, id, fitting }: SearchedRows,
  query: StaffListQuery,
): Promise<ListPage<Row>> {
  const { limit, offset } = rowsOfPage(query)
  const patterns = searchPatterns(query.q)
  const [count, page] = await Promise.all([
    countRows(pool, `${table} where ${fitting}`, [patterns]),
    pool.query<Row>(`${select} where ${fitting} order by ${id} desc limit $2 offset $3`, [patterns, limit, offset]),
  ])
  return { count, results: page.rows }
}

/** A page with what is answered of each row. */
export async function answered<Row, Answer>(
  page: Promise<ListPage<Row>>,
  answerOf: (row: Row) => Answer,
): Promise<ListPage<Answer>> {
  const { count, results } = await page
  return { count, results: results.map((row) => answerOf(row)) }
}

/** That a short text of a table that stays small holds every word; `$1` are the patterns of the words. */
export function holdsWords(column: string): string {
  return `regexp_replace(lower(${column}), '[^[:alnum:]]+', ' ', 'g') like all($1)`
}

/** Which rows of a table: a condition on its columns, and what its parameters stand for. */
export interface RowFilter {
  readonly where: string
  readonly values: readonly unknown[]
}

/** What rows are ordered by, and then by id: an expression of the table's columns that is never null. */
export interface RowOrder {
  readonly key: string
  readonly direction: 'asc' | 'desc'
  /** Beside the table, what the key needs; its columns have names of their own. */
  readonly join?: string
}

const NEWEST: RowOrder = { key: 'id', direction: 'desc' }

interface Matches {
  /** Table in schema `app` that `where` is about. */
  readonly noun: 'lead' | 'listing'
  readonly where: string
  /** Of a row of the answer, its `id` among them. */
  readonly columns: string
  /** What the columns are of; the record itself is `l`. */
  readonly tables: string
  /** Newest first where it is left out. */
  readonly order?: RowOrder
  /** Nothing is searched: an index counts and orders them, and only the page is read. */
  readonly areAll?: boolean
}

/**
 * A statement for a page of what words find, and how many they find; `pageOfMatches` reads its rows. All
 * matches are collected once, which counts them as well: the planner cannot know how often words meet, and would scan the
 * newest for ever after some that hardly do.
 */
export function matchesSql(
  { noun, where, columns, tables, order = NEWEST, areAll = false }: Matches,
  query: StaffListQuery,
): string {
  const { limit, offset } = rowsOfPage(query)
  const inOrder = (rows: string): string => `order by ${rows}.key ${order.direction}, ${rows}.id ${order.direction}`
  return `with hit as ${areAll ? 'not' : ''} materialized (select id, ${order.key} as key from app.${noun} ${order.join ?? ''} where ${where})
    select counted.matches, found.*
    from (select count(*)::integer as matches from hit) counted
    left join (
      select ${columns}, page.key
      from (select id, key from hit ${inOrder('hit')} limit ${limit} offset ${offset}) page
      join (${tables}) on l.id = page.id) found on true
    ${inOrder('found')}`
}

const MAX_WORDS = 10

/**
 * LIKE patterns of a staff list's `q`: every word must be part of the row's folded text. Folding leaves letters and
 * digits alone, so nothing in a pattern needs escaping. None for a text without words, which asks for everything.
 */
export function searchPatterns(q: string): string[] {
  const words = foldText(q).split(' ')
  return words
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word}%`)
}
