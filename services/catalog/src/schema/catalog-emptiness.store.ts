import type { ClientBase, Pool } from 'pg'

/** Whether staff and imports have added nothing yet, not even something deleted since. */
export async function isCatalogEmpty(client: Pool | ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not (exists (select from app.developer) or exists (select from app.project)
       or exists (select from app.amenity) or exists (select from app.listing)) as empty`,
  )
  return rows[0]?.empty === true
}
