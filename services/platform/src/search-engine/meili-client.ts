import { Meilisearch } from 'meilisearch'
import { keepAliveFetch } from './keep-alive-fetch.ts'

export interface MeiliClientSettings {
  readonly url: string
  readonly key?: string | undefined
  /** For one call. */
  readonly timeoutMs: number
}

const TASK_TIMEOUT_MS = 600_000
/** Asking is cheap over a kept connection, and nobody else waits for a document to be found. */
const TASK_POLL_MS = 10

export function openMeiliClient({ url, key, timeoutMs }: MeiliClientSettings): Meilisearch {
  return new Meilisearch({
    host: url,
    ...(key === undefined ? {} : { apiKey: key }),
    timeout: timeoutMs,
    httpClient: keepAliveFetch,
    defaultWaitOptions: { timeout: TASK_TIMEOUT_MS, interval: TASK_POLL_MS },
  })
}
