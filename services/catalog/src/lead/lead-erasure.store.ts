import type { PoolClient } from 'pg'
import type { CommandContext } from '../command/command-context.ts'

/**
 * Erases leads for good, with their notes and with what the audit trail quotes of them; the trail keeps that they were
 * there and who erased them. Locks them in id order, so that two erasures never wait for each other in a ring.
 */
export async function eraseLeadRows(
  client: PoolClient,
  ids: readonly number[],
  { actor, now, correlationId }: CommandContext,
): Promise<number> {
  await client.query('select from app.lead where id = any($1) order by id for update', [ids])
  const { rows } = await client.query<{ id: number }>('delete from app.lead where id = any($1) returning id', [ids])
  const erased = rows.map(({ id }) => id)
  await client.query(`update app.audit set changes = '{}' where noun = 'lead' and aggregate_id = any($1)`, [erased])
  await client.query(
    `insert into app.audit (at, account_id, role, noun, aggregate_id, action, changes, correlation_id)
     select $2, $3, $4, 'lead', id, 'erase', '{}', $5 from unnest($1::integer[]) id`,
    [erased, now, actor.accountId, actor.role, correlationId],
  )
  return erased.length
}

/** Some of the leads that were made before `before`, oldest first. */
export async function listOldLeadIds(client: PoolClient, before: Date, limit: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from app.lead where created_at < $1 order by created_at limit $2',
    [before, limit],
  )
  return rows.map(({ id }) => id)
}
