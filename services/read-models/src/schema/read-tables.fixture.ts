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
  'offer_count',
]

export interface DumpOptions {
  /** Leaves revisions out, which a rebuild gives anew. */
  readonly withoutRevs?: boolean
  /** Other tables to look at. */
  readonly besides?: readonly string[]
}

/** Every row of the read side as text, `table: row`, in order, for comparing two moments or two schemas. */
export async function dumpReadTables(
  pool: pg.Pool,
  { withoutRevs = false, besides = [] }: DumpOptions = {},
): Promise<string[]> {
  // When areas were counted is another moment each time.
  const ignored = `- 'counted_at' ${withoutRevs ? `- 'rev'` : ''}`
  const dumps = [...TABLES, ...besides].map(async (table) => {
    // What nobody offers any more may linger.
    const current = table === 'offer_count' ? 'where offers > 0' : ''
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) ${ignored})::text as row from ${table} as t ${current} order by 1`,
    )
    return rows.map(({ row }) => `${table}: ${row}`)
  })
  return (await Promise.all(dumps)).flat()
}
