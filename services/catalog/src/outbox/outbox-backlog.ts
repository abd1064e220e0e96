import type { Pool } from 'pg'

/** What waits for the relay: for metrics and the System page. */
export interface OutboxBacklog {
  readonly waiting: number
  /** Age of the oldest waiting row, 0 when nothing waits. */
  readonly oldestAgeMs: number
  /** Rows set aside because their engine will never take them. */
  readonly refused: number
}

export async function readOutboxBacklog(pool: Pool): Promise<OutboxBacklog> {
  const { rows } = await pool.query<OutboxBacklog>(
    `select count(*)::int as waiting,
            coalesce(extract(epoch from clock_timestamp() - min(created_at)) * 1000, 0)::float8 as "oldestAgeMs",
            (select count(*)::int from app.outbox_refused) as refused
     from app.outbox`,
  )
  const [backlog] = rows
  if (backlog === undefined) throw new Error('The outbox could not be counted.')
  return backlog
}
