import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import type { Meilisearch, Task } from 'meilisearch'

/** Meilisearch will never take what it was given. */
export class DocumentsRefused extends Error {
  override readonly name = 'DocumentsRefused'
}

/**
 * @throws DocumentsRefused when the task would fail again, however often it is tried
 * @throws Error for any other failure
 */
export function requireSuccess(task: Task): void {
  if (task.status === 'succeeded') return
  const reason = `${task.type} ${task.uid} is ${task.status}: ${task.error?.message ?? 'no reason given'}`
  if (task.error?.type === 'invalid_request') throw new DocumentsRefused(reason)
  throw new Error(reason)
}

/** Deletes an index, which need not be there. */
export async function dropIndex(client: Meilisearch, name: string): Promise<void> {
  const task = await awaitTask(client, client.deleteIndex(name))
  if (task.error?.code !== 'index_not_found') requireSuccess(task)
}

/** Takes every document out of an index, and leaves its settings. */
export async function emptyIndex(client: Meilisearch, name: string): Promise<void> {
  requireSuccess(await awaitTask(client, client.index(name).deleteAllDocuments()))
}
