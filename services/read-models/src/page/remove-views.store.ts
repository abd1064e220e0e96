import type pg from 'pg'

/** Takes away the views of these, which have no page (any more), and answers the slugs of those that had one. */
export async function removeViews(
  client: pg.PoolClient,
  noun: 'listing' | 'project' | 'developer',
  ids: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>({
    name: `remove-${noun}-view`,
    text: `delete from ${noun}_view where id = any ($1::integer[]) returning slug`,
    values: [ids],
  })
  return rows.map(({ slug }) => slug)
}
