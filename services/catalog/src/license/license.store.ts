import type { PoolClient } from 'pg'

/** As many new ids of licences; one id is never another person's licence. */
export async function takeLicenseIds(client: PoolClient, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select nextval('app.license_id')::integer as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => id)
}
