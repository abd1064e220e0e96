import type { Meilisearch } from 'meilisearch'
import type { MeiliClientSettings } from './meili-client.ts'

/** `openMeiliClient` for processes that may have no Meilisearch: its code is loaded once it is asked for. */
export async function loadMeiliClient(settings: MeiliClientSettings): Promise<Meilisearch> {
  const { openMeiliClient } = await import('./meili-client.ts')
  return openMeiliClient(settings)
}
