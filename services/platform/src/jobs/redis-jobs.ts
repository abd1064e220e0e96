import { createRedisBackend } from 'bullmq'
import type { ConnectionOptions } from 'bullmq'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { type BullmqJobsSettings, openBullmqJobs } from './bullmq-jobs.ts'
import type { Jobs } from './jobs.ts'
import { requireNoEviction } from './require-no-eviction.ts'

export interface RedisJobsSettings extends Pick<
  BullmqJobsSettings<never, never>,
  'onError' | 'retryDelayMs' | 'stalledAfterMs'
> {
  /** `redis://` or `rediss://`, with the password and the database's number where there are any. */
  readonly url: string
}

/** What BullMQ puts before its keys. */
const KEY_PREFIX = 'bull'
const keysSchema = z.array(z.string())
const RECONNECT_MS_MAX = 2_000
const ANSWER_MS = 5_000

/**
 * Job queues on Redis. While it is away, jobs that are added wait for it.
 *
 * @throws Error when it cannot be reached, or may throw jobs away to make room
 */
export async function openRedisJobs({ url, ...settings }: RedisJobsSettings): Promise<Jobs> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    retryStrategy,
  })
  redis.on('error', settings.onError)
  try {
    await redis.connect()
    await requireNoEviction(redis)
  } catch (error) {
    redis.disconnect()
    throw error
  }
  const connection: ConnectionOptions = { url, retryStrategy }
  return openBullmqJobs({
    ...settings,
    backend: createRedisBackend,
    connection,
    ping: async () => {
      await redis.ping()
    },
    async listQueues() {
      const names = new Set<string>()
      for await (const keys of redis.scanStream({ match: `${KEY_PREFIX}:*:meta`, count: 1_000 })) {
        for (const key of keysSchema.parse(keys)) names.add(key.slice(KEY_PREFIX.length + 1, -':meta'.length))
      }
      return [...names]
    },
    onClose: async () => redis.disconnect(),
  })
}

function retryStrategy(attempt: number): number {
  return Math.min(attempt * 100, RECONNECT_MS_MAX)
}
