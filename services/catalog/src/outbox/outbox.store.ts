import type { PoolClient } from 'pg'
import type { OutboxRow } from './outbox-row.ts'

/** Adds a row to the caller's transaction; the table's trigger wakes the relay at its commit. */
export async function insertOutboxRow(client: PoolClient, row: OutboxRow): Promise<void> {
  await client.query('insert into app.outbox (destination, target, key, value, headers) values ($1, $2, $3, $4, $5)', [
    row.destination,
    row.target,
    row.key,
    row.value,
    row.headers,
  ])
}
