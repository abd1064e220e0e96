import type pg from 'pg'
import { pause } from './pause.ts'
import { sqlState } from './sql-state.ts'

/** Serialisation failure and deadlock: nothing is wrong with the work, it only met somebody else's. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction on one connection: commits when it resolves, rolls back when it rejects. A
 * serialisation failure or a deadlock runs `work` again, `attempts` times in all (default 4), so `work` must have no
 * effect outside the transaction.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  options: { readonly attempts?: number } = {},
): Promise<T> {
  const attempts = options.attempts ?? 4
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work)
    } catch (error) {
      if (attempt >= attempts || !RETRIED_STATES.has(sqlState(error) ?? '')) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function runOnce<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A checked-out connection that is lost emits `error`; the query under way rejects as well, which is where we act.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    const { command } = await client.query('commit')
    // Postgres answers COMMIT of a failed transaction with ROLLBACK: `work` swallowed an error.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}
