import type { ClientBase, Pool } from 'pg'

/** Whether there is such a broker, not deleted. */
export async function hasBroker(client: Pool | ClientBase, id: number): Promise<boolean> {
  const { rowCount } = await client.query('select from app.broker where id = $1 and deleted_at is null', [id])
  return rowCount === 1
}
