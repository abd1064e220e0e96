import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { rowsOfPage } from './rows-of-page.ts'

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
 * matches are collected once, which counts them as well: the planner cannot know how often words meet, and would walk the
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
