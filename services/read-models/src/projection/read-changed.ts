import type pg from 'pg'

/** Channel of the notifications that visitors would see something else now. */
export const READ_CHANGED = 'read_changed'

/** Channel of the notifications that words find something else now: the index comes after the views. */
export const INDEX_CHANGED = 'index_changed'

/** Tells public-api when this transaction commits. */
export async function notifyReadChanged(client: pg.PoolClient): Promise<void> {
  await client.query({ name: 'notify-read-changed', text: `select pg_notify('${READ_CHANGED}', '')` })
}
