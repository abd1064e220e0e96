import type pg from 'pg'

/** What visitors' answers come from. */
const TABLES = [
  'developer_ref',
  'project_ref',
  'amenity_ref',
  'broker_ref',
  'listing_ref',
  'picture_ref',
  'listing_view',
  'developer_view',
  'project_view',
  'broker_view',
  'slug_redirect',
  'listing_search',
  'listing_shelf',
  'vocabulary',
]

/** Every row of the read side as text, `table: row`, in order, without revisions, which a rebuild gives anew. */
export async function dumpReadTables(pool: pg.Pool): Promise<string[]> {
  const dump: string[] = []
  for (const table of TABLES) {
    // Words that occur no more may linger.
    const current = table === 'vocabulary' ? 'where listings > 0' : ''
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'rev' - 'changed_by')::text as row from ${table} as t ${current} order by 1`,
    )
    dump.push(...rows.map(({ row }) => `${table}: ${row}`))
  }
  return dump
}
