import type pg from 'pg'

/** Channel of the notifications that visitors would see something else now. */
export const READ_CHANGED = 'read_changed'

/** Tells public-api when this transaction commits. */
export async function notifyReadChanged(client: pg.PoolClient): Promise<void> {
  await client.query({ name: 'notify-read-changed', text: `select pg_notify('${READ_CHANGED}', '')` })
}
