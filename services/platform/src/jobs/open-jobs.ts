import type { Config } from '../config/config-schema.ts'
import type { Jobs } from './jobs.ts'

export interface JobsPlace {
  /** Where the embedded queues are. */
  readonly databaseUrl: string
  readonly onError: (error: unknown) => void
}

/** The queues of `REDIS_URL`, the embedded ones without it (design §3). The other's code is not loaded. */
export async function openJobs(
  { REDIS_URL: url }: Pick<Config, 'REDIS_URL'>,
  { databaseUrl, onError }: JobsPlace,
): Promise<Jobs> {
  if (url === undefined) {
    const { openPostgresJobs } = await import('./postgres-jobs.ts')
    return openPostgresJobs({ connectionString: databaseUrl, onError })
  }
  const { openRedisJobs } = await import('./redis-jobs.ts')
  return openRedisJobs({ url, onError })
}
