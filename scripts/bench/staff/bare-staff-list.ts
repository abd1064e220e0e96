import type { Pool } from 'pg'
import type { BareOrder } from '../bare/bare-order.ts'

/** What the staff list of each word costs at least: its ten newest rows and how many there are, in one statement. */
export async function bareStaffList(
  pool: Pool,
  words: readonly string[],
): Promise<Pick<BareOrder, 'texts' | 'text' | 'values'>> {
  const values: string[][] = []
  for (const word of words) {
    const pattern = `%${word}%`
    const { rows } = await pool.query<{ id: number }>(
      `select p.id from app.project p join app.developer d on d.id = p.developer_id
       where p.deleted_at is null and (p.name_folded like $1 or d.name_folded like $1)`,
      [pattern],
    )
    values.push([pattern, `{${rows.map(({ id }) => id).join()}}`])
  }
  return {
    texts: [],
    text: `with hit as materialized (
        select id from app.listing
        where deleted_at is null and (search_folded like $1 or project_id = any ($2::integer[]))
      ), page as (select id from hit order by id desc limit 10)
      select json_build_object('count', (select count(*) from hit), 'listing', l.id, 'version', l.version, 'slug', l.slug,
        'name', l.name, 'location', l.location, 'project', p.name, 'developer', d.name)::text as body
      from page join app.listing l using (id) left join app.project p on p.id = l.project_id
      left join app.developer d on d.id = p.developer_id order by l.id desc`,
    values,
  }
}
