import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import type { Meilisearch } from 'meilisearch'
import { requireSuccess } from './require-success.ts'

/** Takes every document out of an index, and leaves its settings. */
export async function emptyIndex(client: Meilisearch, name: string): Promise<void> {
  requireSuccess(await awaitTask(client, client.index(name).deleteAllDocuments()))
}
