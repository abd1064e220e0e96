import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { READ_CHANGED } from '@tahanan/read-models/projection/read-changed.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { AnswerCache } from './answer-cache.ts'
import { createCacheClearing } from './cache-clearing.ts'
import type { PublicAnswers } from './public-answers.ts'

export interface PublicAnswersSettings {
  /** The read side's database, as the role that may only read it. */
  readonly connectionString: string
  /** 0: every request reads. */
  readonly cacheBytes?: number
  readonly poolMax?: number
  readonly onError?: (error: unknown) => void
}

export interface OpenPublicAnswers extends PublicAnswers {
  close(): Promise<void>
}

const CACHE_BYTES = 64 * 1024 * 1024
const CACHE_TTL_MS = 5_000
const CLEAR_EVERY_MS = 100
const POOL_MAX = 8

/** A read is one indexed row or one search: what takes longer than this is given up (design §3). */
const STATEMENT_TIMEOUT_MS = 3_000

/** Reading connections, and the cache that a change of the read side empties, at most every 100 ms (design §5). */
export function openPublicAnswers({
  connectionString,
  cacheBytes = CACHE_BYTES,
  poolMax = POOL_MAX,
  onError = () => {},
}: PublicAnswersSettings): OpenPublicAnswers {
  const pool = openReadPool({
    connectionString,
    max: poolMax,
    applicationName: 'public-api',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onError,
  })
  const cache = new AnswerCache({ maxBytes: cacheBytes, ttlMs: CACHE_TTL_MS })
  const clearing = createCacheClearing(() => cache.clear(), CLEAR_EVERY_MS)
  const listener = openListener({ connectionString, applicationName: 'public-api', onError })
  listener.listen(READ_CHANGED, clearing.signal)
  return {
    pool,
    cache,
    async close() {
      clearing.close()
      await listener.close()
      await pool.end()
    },
  }
}
