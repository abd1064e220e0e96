import { join } from 'node:path'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { describeJobs } from './jobs.contract.ts'
import { openRedisJobs } from './redis-jobs.ts'

const { REDIS_URL: url = 'redis://127.0.0.1:16379' } = loadConfig()

const open = (address: string) =>
  openRedisJobs({ url: address, onError: () => {}, retryDelayMs: 20, stalledAfterMs: 500 })

describeJobs('Redis', async () => ({
  open: () => open(url),
  stuckWorkerArgs: (queue) => [
    '--import',
    'tsx',
    join(import.meta.dirname, 'redis-worker.process.fixture.ts'),
    url,
    queue,
  ],
  stop: async () => {},
}))

test('refuses a Redis that may throw jobs away', async () => {
  const redis = new Redis(url)
  onTestFinished(async () => {
    await redis.config('SET', 'maxmemory-policy', 'noeviction')
    redis.disconnect()
  })
  await redis.config('SET', 'maxmemory-policy', 'allkeys-lru')
  await expect(open(url)).rejects.toThrow('Set maxmemory-policy noeviction')
})

test('rejects when there is no Redis', async () => {
  await expect(open('redis://127.0.0.1:1')).rejects.toThrow(/closed|ECONNREFUSED/i)
})
