import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { findApiError } from '@tahanan/platform/search-engine/find-api-error.ts'
import type { Meilisearch } from 'meilisearch'
import { DocumentsRefused, requireSuccess } from './index-task.ts'

interface WritableDocument {
  readonly id: number
}

/**
 * Puts documents into the index in one task, and waits for it. When the index refuses them, halves find the culprit,
 * which is reported and left out, so that the others are found.
 */
export async function writeDocuments(
  client: Meilisearch,
  indexName: string,
  documents: readonly WritableDocument[],
  onRefused: (id: number, cause: unknown) => void,
): Promise<void> {
  const [first, ...others] = documents
  if (first === undefined) return
  try {
    requireSuccess(await awaitTask(client, client.index(indexName).addDocuments([...documents])))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (others.length === 0) return onRefused(first.id, error)
    const middle = Math.ceil(documents.length / 2)
    await writeDocuments(client, indexName, documents.slice(0, middle), onRefused)
    await writeDocuments(client, indexName, documents.slice(middle), onRefused)
  }
}

/** Said of the task, or at once: the batch is larger than a call may be. */
function isRefusal(error: unknown): boolean {
  return error instanceof DocumentsRefused || findApiError(error)?.cause?.code === 'payload_too_large'
}
