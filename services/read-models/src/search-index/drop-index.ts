import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import type { Meilisearch } from 'meilisearch'
import { requireSuccess } from './require-success.ts'

/** Deletes an index, which need not be there. */
export async function dropIndex(client: Meilisearch, name: string): Promise<void> {
  const task = await awaitTask(client, client.deleteIndex(name))
  if (task.error?.code !== 'index_not_found') requireSuccess(task)
}
