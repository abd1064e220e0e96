import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

/** What a `matchesSql` statement answers as a page: where it shows nothing, one row still says how many there are. */
export function pageOfMatches<Row extends { readonly id: number; readonly matches: number }>(
  rows: readonly Row[],
): ListPage<Omit<Row, 'matches'>> {
  return {
    count: rows[0]?.matches ?? 0,
    results: rows.filter(({ id }) => id !== null).map(({ matches: _matches, ...found }) => found),
  }
}

/** One page of a staff list, and how many there are in all. */
export interface ListPage<Item> {
  readonly count: number
  readonly results: Item[]
}

/** LIMIT and OFFSET of a page. */
export function rowsOfPage({ page, page_size: size }: StaffListQuery): {
  readonly limit: number
  readonly offset: number
} {
  return { limit: size, offset: (page - 1) * size }
}

/** Which rows of a table: a condition on its columns, and what its parameters stand for. */
export interface RowFilter {
  readonly where: string
  readonly values: readonly unknown[]
}

interface Matches {
  /** Table in schema `app` that `where` is about. */
  readonly noun: 'lead' | 'listing'
  readonly where: string
  /** Of a row of the answer, its `id` among them. */
  readonly columns: string
  /** What the columns are of; the record itself is `l`. */
  readonly tables: string
}

/**
 * A statement for a page of what words find, newest first, and how many they find; `pageOfMatches` reads its rows. All
 * matches are collected once, which counts them as well: the planner cannot know how often words meet, and would scan the
 * newest for ever after some that hardly do.
 */
export function matchesSql({ noun, where, columns, tables }: Matches, query: StaffListQuery): string {
  const { limit, offset } = rowsOfPage(query)
  return `with hit as materialized (select id from app.${noun} where ${where})
    select counted.matches, found.*
    from (select count(*)::integer as matches from hit) counted
    left join (
      select ${columns}
      from (select id from hit order by id desc limit ${limit} offset ${offset}) page
      join (${tables}) on l.id = page.id) found on true
    order by found.id desc`
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
