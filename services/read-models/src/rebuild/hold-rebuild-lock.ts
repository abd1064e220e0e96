import { openOwnClient } from '@tahanan/platform/postgres/own-client.ts'

/** Somebody else is rebuilding; two at once would fill the same schema. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning'

  constructor() {
    super('A rebuild is under way already. Wait until it has ended.')
  }
}

/**
 * Runs `work` while nobody else rebuilds. Its signal aborts when that can no longer be promised. A killed rebuild lets
 * go at once.
 *
 * @throws RebuildRunning when somebody else is at it
 */
export async function holdRebuildLock<T>(
  connectionString: string,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const connection = await openOwnClient({ connectionString, applicationName: 'rebuild lock' })
  try {
    const { rows } = await connection.query<{ free: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('rebuild', 0)) as free`,
    )
    if (rows[0]?.free !== true) throw new RebuildRunning()
    return await work(connection.lost)
  } finally {
    await connection.close().catch(() => {})
  }
}
