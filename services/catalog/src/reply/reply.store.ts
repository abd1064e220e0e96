import type { ReplyFields } from '@tahanan/contracts/reply/reply.ts'
import type { PoolClient } from 'pg'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'

export type StoredReply = Stored<ReplyFields>

type ReplyRow = Omit<StoredReply, 'fields'> & ReplyFields

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
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from app.reply where deleted_at is null',
  )
  return rows[0]?.count ?? 0
}
