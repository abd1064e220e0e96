import { Meilisearch } from 'meilisearch'
import { createKeepAliveFetch } from './create-keep-alive-fetch.ts'

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
    httpClient: createKeepAliveFetch(timeoutMs),
  })
}
