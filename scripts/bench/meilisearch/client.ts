import type { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'

/** Meilisearch, as the platform opens it. */
export type Client = ReturnType<typeof openMeiliClient>
