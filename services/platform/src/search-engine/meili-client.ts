import { Meilisearch } from 'meilisearch'
import { keepAliveFetch } from './keep-alive-fetch.ts'

export interface MeiliClientSettings {
  readonly url: string
  readonly key?: string | undefined
  /** For one call. */
  readonly timeoutMs: number
}

export function openMeiliClient({ url, key, timeoutMs }: MeiliClientSettings): Meilisearch {
  return new Meilisearch({
    host: url,
    ...(key === undefined ? {} : { apiKey: key }),
    timeout: timeoutMs,
    httpClient: keepAliveFetch,
  })
}
