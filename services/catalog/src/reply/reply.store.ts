import type { ReplyFields } from '@tahanan/contracts/reply/reply.ts'
import type { PoolClient } from 'pg'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import { countRows } from '../row/row.store.ts'

export type StoredReply = Stored<ReplyFields>

export type ReplyRow = Omit<StoredReply, 'fields'> & ReplyFields

export const REPLY_TABLE: StoredTable<ReplyRow, StoredReply> = {
  noun: 'reply',
  columns: 'id, version, name, text, created_at as "createdAt", updated_at as "updatedAt"',
  fitting: 'deleted_at is null and name_folded like all($1)',
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
  written: ({ name, text }) => ({ name, name_folded: foldedName(name), text }),
}

/** How many there are; two that add one wait for each other until the transaction ends. */
export async function countReplies(client: PoolClient): Promise<number> {
  await client.query('lock table app.reply in share row exclusive mode')
  return countRows(client, 'app.reply where deleted_at is null')
}
