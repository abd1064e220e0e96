import { MeilisearchApiError } from 'meilisearch'

/** What Meilisearch itself said, looked for also in what the client wrapped it in. */
export function findApiError(error: unknown): MeilisearchApiError | undefined {
  if (error instanceof MeilisearchApiError) return error
  return error instanceof Error && error.cause !== undefined ? findApiError(error.cause) : undefined
}
