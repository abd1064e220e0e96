import type { Pool } from 'pg'
import type { BareOrder } from '../bare/bare-order.ts'

/** A word in the search of the table, and how many rows a page has. */
export interface StaffSearch {
  readonly word: string
  readonly pageSize: number
}

/** What each search costs at least: its newest rows and how many there are, in one statement. */
export async function bareStaffList(
  pool: Pool,
  searches: readonly StaffSearch[],
): Promise<Pick<BareOrder, 'texts' | 'text' | 'values'>> {
  const projectsOf = new Map<string, string>()
  for (const word of new Set(searches.map((search) => search.word))) {
    const pattern = patternOf(word)
    const { rows } = await pool.query<{ id: number }>(
      `select p.id from app.project p join app.developer d on d.id = p.developer_id
       where p.deleted_at is null and (p.name_folded like $1 or d.name_folded like $1)`,
      [pattern],
    )
    projectsOf.set(word, `{${rows.map(({ id }) => id).join()}}`)
  }
  return {
    texts: [],
    text: `with hit as materialized (
        select id from app.listing
        where deleted_at is null and (search_folded like $1 or project_id = any ($2::integer[]))
      ), page as (select id from hit order by id desc limit $3)
      select json_build_object('count', (select count(*) from hit), 'listing', l.id, 'version', l.version, 'slug', l.slug,
        'name', l.name, 'location', l.location, 'project', p.name, 'developer', d.name)::text as body
      from page join app.listing l using (id) left join app.project p on p.id = l.project_id
      left join app.developer d on d.id = p.developer_id order by l.id desc`,
    values: searches.map(({ word, pageSize }) => [patternOf(word), projectsOf.get(word) ?? '{}', pageSize]),
  }
}

function patternOf(word: string): string {
  return `%${word}%`
}
