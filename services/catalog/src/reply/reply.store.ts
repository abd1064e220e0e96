import type { ReplyFields } from '@tahanan/contracts/reply/reply.ts'
import type { PoolClient } from 'pg'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { foldedName, refuseDuplicateName } from '../name/refuse-duplicate-name.ts'

export type StoredReply = Stored<ReplyFields>

type ReplyRow = Omit<StoredReply, 'fields'> & ReplyFields

export const REPLY_TABLE: StoredTable<ReplyRow, StoredReply> = {
  noun: 'reply',
  columns: 'id, version, name, text, created_at as "createdAt", updated_at as "updatedAt"',
  fitting: 'deleted_at is null and name_folded like all($1)',
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
}

/** How many there are; two that add one wait for each other until the transaction ends. */
export async function countReplies(client: PoolClient): Promise<number> {
  await client.query('lock table app.reply in share row exclusive mode')
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from app.reply where deleted_at is null',
  )
  return rows[0]?.count ?? 0
}

/** @throws InvalidInput on `name` when there is one of that name */
export async function insertReply(client: PoolClient, { name, text }: ReplyFields, at: Date): Promise<StoredReply> {
  const insert = client.query<ReplyRow>(
    `insert into app.reply (name, name_folded, text, created_at, updated_at) values ($1, $2, $3, $4, $4)
     returning ${REPLY_TABLE.columns}`,
    [name, foldedName(name), text, at],
  )
  const { rows } = await refuseDuplicateName('reply_name', insert)
  const [row] = rows
  if (row === undefined) throw new Error('The reply was not stored.')
  return REPLY_TABLE.fromRow(row)
}

/** @throws InvalidInput on `name` when there is another of that name */
export async function updateReplyRow(client: PoolClient, reply: StoredReply): Promise<void> {
  const { id, version, updatedAt, fields } = reply
  const update = client.query(
    'update app.reply set version = $2, name = $3, name_folded = $4, text = $5, updated_at = $6 where id = $1',
    [id, version, fields.name, foldedName(fields.name), fields.text, updatedAt],
  )
  await refuseDuplicateName('reply_name', update)
}
