import type { ClientBase, Pool } from 'pg'
import type { Destination, OutboxRow, WaitingRow } from './outbox-row.ts'

/** Adds a row to the caller's transaction; the table's trigger wakes the relay at its commit. */
export async function insertOutboxRow(client: ClientBase, row: OutboxRow): Promise<void> {
  const { destination, target, key, value, headers } = row
  await client.query({
    name: 'outbox.insert',
    text: 'insert into app.outbox (destination, target, key, value, headers) values ($1, $2, $3, $4, $5)',
    values: [destination, target, key, value, headers],
  })
}

/** Adds many rows in this order. */
export async function insertOutboxRows(client: ClientBase, rows: readonly OutboxRow[]): Promise<void> {
  await client.query({
    name: 'outbox.insert-many',
    text: `insert into app.outbox (destination, target, key, value, headers)
      select destination, target, key, value, headers
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[])
        with ordinality as row (destination, target, key, value, headers, place)
      order by place`,
    values: [
      rows.map((row) => row.destination),
      rows.map((row) => row.target),
      rows.map((row) => row.key),
      rows.map((row) => row.value),
      rows.map((row) => JSON.stringify(row.headers)),
    ],
  })
}

/**
 * The oldest rows there are, in id order. Never "those after the last id seen": a row may commit after a younger one
 * (design §4). For one key the aggregate's row lock makes id order commit order.
 *
 * @param underWay rows that are being handed over, and left out
 */
export async function listWaiting(
  pool: Pool,
  destination: Destination,
  limit: number,
  underWay: readonly WaitingRow[] = [],
): Promise<WaitingRow[]> {
  const { rows } = await pool.query<WaitingRow>(
    `select o.id::text, destination, target, key, value, headers from app.outbox o
     where destination = $1 and o.id <> all($3::bigint[]) order by o.id limit $2`,
    [destination, limit, underWay.map(({ id }) => id)],
  )
  return rows
}

export async function deleteDelivered(pool: Pool, rows: readonly WaitingRow[]): Promise<void> {
  await pool.query('delete from app.outbox where id = any($1::bigint[])', [rows.map((row) => row.id)])
}

/** Moves a row out of the way, with the reason, in one statement. */
export async function moveToRefused(pool: Pool, row: WaitingRow, cause: string): Promise<void> {
  await pool.query(
    `with refused as (delete from app.outbox where id = $1 returning *)
     insert into app.outbox_refused (id, destination, target, key, value, headers, created_at, cause)
     select id, destination, target, key, value, headers, created_at, $2 from refused`,
    [row.id, cause],
  )
}
