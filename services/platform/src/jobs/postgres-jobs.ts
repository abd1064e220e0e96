import { createPostgresBackend, runMigrations } from 'bullmq'
import { openPool } from '../postgres/open-pool.ts'
import { type BullmqJobsSettings, openBullmqJobs } from './bullmq-jobs.ts'
import type { Jobs } from './jobs.ts'

const SCHEMA = 'jobs'

export interface PostgresJobsSettings extends Pick<
  BullmqJobsSettings<never, never>,
  'onError' | 'retryDelayMs' | 'stalledAfterMs'
> {
  readonly connectionString: string
}

/** Job queues inside Postgres, schema `jobs`, which BullMQ makes and brings up to date. */
export async function openPostgresJobs({ connectionString, ...settings }: PostgresJobsSettings): Promise<Jobs> {
  const pool = openPool({ connectionString, max: 1, applicationName: 'jobs' })
  try {
    const client = await pool.connect()
    await runMigrations(client, SCHEMA).finally(() => client.release(true))
  } catch (error) {
    await pool.end()
    throw error
  }
  return openBullmqJobs({
    ...settings,
    backend: createPostgresBackend,
    // Each queue and each worker has a pool of its own, and one connection to listen.
    connection: { connectionString, schema: SCHEMA, max: 3, keepAlive: true, connectionTimeoutMillis: 10_000 },
    ping: async () => {
      await pool.query('select 1')
    },
    async listQueues() {
      const { rows } = await pool.query<{ queue: string }>(`select distinct queue from ${SCHEMA}.meta`)
      return rows.map(({ queue }) => queue)
    },
    onClose: () => pool.end(),
  })
}
