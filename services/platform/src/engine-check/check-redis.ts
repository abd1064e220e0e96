import { Redis } from 'ioredis'
import { requireNoEviction } from '../jobs/require-no-eviction.ts'
import { awayText, CHECK_TIMEOUT_MS, type EngineCheck } from './engine-check.ts'

export const checkRedis: EngineCheck = async ({ REDIS_URL: url = '' }) => {
  let latest: unknown
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CHECK_TIMEOUT_MS,
    commandTimeout: CHECK_TIMEOUT_MS,
    retryStrategy: () => null,
  })
  redis.on('error', (error) => {
    latest = error
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    // The connection's own failure says more than that of the call which waited for it.
    return refusal(latest ?? error, new URL(url).host)
  }
  try {
    await requireNoEviction(redis)
    return undefined
  } catch (error) {
    return `cannot be used: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    redis.disconnect()
  }
}

function refusal(error: unknown, place: string): string {
  const text = error instanceof Error ? error.message : ''
  if (/WRONGPASS|invalid password/i.test(text)) return `is refused: the password is wrong (${place})`
  if (/NOAUTH/i.test(text)) return `is refused: it wants a password (${place})`
  return awayText(error, place)
}
