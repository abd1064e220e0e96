import type { Redis } from 'ioredis'

/** A Redis that forgets keys when its memory is full would forget jobs. */
export async function requireNoEviction(redis: Pick<Redis, 'info'>): Promise<void> {
  const memory = await redis.info('memory')
  const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1]
  if (policy === 'noeviction') return
  throw new Error(
    `Redis has maxmemory-policy ${policy ?? 'unknown'}, so it may throw jobs away. Set maxmemory-policy noeviction.`,
  )
}
