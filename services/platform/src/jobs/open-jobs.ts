import type { Config } from '../config/config-schema.ts'
import type { Jobs } from './jobs.ts'
import { openPostgresJobs } from './postgres-jobs.ts'
import { openRedisJobs } from './redis-jobs.ts'

export interface JobsPlace {
  /** Where the embedded queues are. */
  readonly databaseUrl: string
  readonly onError: (error: unknown) => void
}

/** The queues of `REDIS_URL`, the embedded ones without it (design §3). */
export function openJobs(
  { REDIS_URL: url }: Pick<Config, 'REDIS_URL'>,
  { databaseUrl, onError }: JobsPlace,
): Promise<Jobs> {
  return url === undefined
    ? openPostgresJobs({ connectionString: databaseUrl, onError })
    : openRedisJobs({ url, onError })
}
