import type pg from 'pg'

/** Takes away the views of these, which have no page (any more), and answers whether any had one. */
export async function removeViews(
  client: pg.PoolClient,
  noun: 'listing' | 'project' | 'developer' | 'broker',
  ids: readonly number[],
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: `remove-${noun}-view`,
    text: `delete from ${noun}_view where id = any ($1::integer[])`,
    values: [ids],
  })
  return rowCount !== 0
}
