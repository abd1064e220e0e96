import type { PoolClient } from 'pg'

/** The next id of a table: a slug holds it, so it is needed before the row is written. */
export async function takeId(client: PoolClient, table: 'developer' | 'project' | 'listing'): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::integer as id`,
    [`app.${table}`],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`There is no sequence of ${table}.`)
  return row.id
}
