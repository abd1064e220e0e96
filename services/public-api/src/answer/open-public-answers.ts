import type { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { isPostgresAway } from '@tahanan/platform/postgres/sql-state.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import { loadMeiliClient } from '@tahanan/platform/search-engine/load-meili-client.ts'
import { ListingLists } from '@tahanan/read-models/browse/listing-lists.ts'
import { INDEX_CHANGED, READ_CHANGED } from '@tahanan/read-models/projection/read-changed.ts'
import { READ_SEARCH_PATH } from '@tahanan/read-models/schema/open-read-pool.ts'
import { MeilisearchEngine } from '@tahanan/read-models/search/meilisearch-engine.ts'
import { PostgresSearchEngine } from '@tahanan/read-models/search/postgres-search-engine.ts'
import { Suggestions } from '@tahanan/read-models/suggestion/suggestions.ts'
import type { RenderedPage } from '../page/rendered-page.ts'
import { AnswerCache } from './answer-cache.ts'
import type { PublicAnswers } from './public-answers.ts'

interface PublicAnswersSettings {
  /** The read side's database, as the role that may only read it. */
  readonly connectionString: string
  /** `STRICT_SPEC`: typos find nothing. */
  readonly strictSpec: boolean
  /** 0: every request reads. */
  readonly cacheBytes?: number
  /** Where words are answered; Postgres does it without, and while that one cannot. */
  readonly search?: { readonly url: string; readonly key?: string | undefined } | undefined
  readonly onError?: (error: unknown) => void
}

interface OpenPublicAnswers extends PublicAnswers {
  close(): Promise<void>
}

const CACHE_BYTES = 48 * 1024 * 1024
const CACHE_TTL_MS = 5_000
/** Postgres restarts within this; what is older than that misleads more than a plain "try again". */
const STALE_MS = 60_000
/** A page keeps its compressed form beside itself, which is less than a quarter of it. */
const WITH_COMPRESSED = 1.25
const CLEAR_EVERY_MS = 100
/** Enough to keep the cores of a small server busy. */
const CONNECTIONS = 8

/** A read is one indexed row or one search: what takes longer than this is given up (design §3). */
const STATEMENT_TIMEOUT_MS = 3_000

/** Postgres answers instead after so long. */
const SEARCH_TIMEOUT_MS = 1_500

/**
 * Reading connections, and the cache that a change of the read side empties, at most every 100 ms
 * (design §5). While Postgres is away, answers of the last minute stand in, marked by `Cache-Status`.
 */
export async function openPublicAnswers(settings: PublicAnswersSettings): Promise<OpenPublicAnswers> {
  const { connectionString, strictSpec, cacheBytes = CACHE_BYTES, onError = () => {} } = settings
  const applicationName = 'public-api'
  const pool = openPool({
    searchPath: READ_SEARCH_PATH,
    connectionString,
    max: CONNECTIONS,
    applicationName,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onError,
  })
  const listener = openListener({ connectionString, applicationName, onError })
  const cache = new AnswerCache<ReadyAnswer>({
    maxBytes: cacheBytes,
    ttlMs: CACHE_TTL_MS,
    stale: {
      maxAgeMs: STALE_MS,
      isAway: (error) => error instanceof Unavailable || isPostgresAway(error),
      mark: (answer, staleSeconds) => answer.asStale(staleSeconds),
    },
  })
  const pages = new AnswerCache<RenderedPage>({
    maxBytes: cacheBytes,
    ttlMs: CACHE_TTL_MS,
    isCached: ({ status }) => status === 200,
    sizeOf: ({ bytes }) => Math.ceil(bytes.length * WITH_COMPRESSED),
  })
  const clearing = createCacheClearing(() => {
    cache.clear()
    pages.clear()
  }, CLEAR_EVERY_MS)
  listener.listen(READ_CHANGED, clearing.signal)
  listener.listen(INDEX_CHANGED, clearing.signal)
  const postgres = new PostgresSearchEngine(pool)
  const client = settings.search && (await loadMeiliClient({ ...settings.search, timeoutMs: SEARCH_TIMEOUT_MS }))
  return {
    pool,
    cache,
    pages,
    lists: new ListingLists({
      pool,
      postgres,
      engine: client && new MeilisearchEngine({ client, pool, onAway: onError }),
      understands: !strictSpec,
    }),
    map: { pool, understands: !strictSpec },
    suggestions: new Suggestions({ pool, engine: postgres, corrects: !strictSpec }),
    similar: { pool, engine: postgres },
    async close() {
      clearing.close()
      await listener.close()
      await pool.end()
    },
  }
}

/** Collects change signals so that a burst clears the cache at once and then at most every `intervalMs`. */
export function createCacheClearing(clear: () => void, intervalMs: number): { signal(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined
  let pending = false

  function tick(): void {
    timer = undefined
    if (pending) run()
  }

  function run(): void {
    pending = false
    clear()
    timer = setTimeout(tick, intervalMs)
    timer.unref()
  }

  return {
    signal() {
      pending = true
      if (timer === undefined) run()
    },
    close() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
