import { findApiError } from '../search-engine/find-api-error.ts'
import { openMeiliClient } from '../search-engine/meili-client.ts'
import { awayText, CHECK_TIMEOUT_MS } from './engine-check.ts'

const REASONS: Readonly<Record<string, string>> = {
  invalid_api_key: 'MEILI_KEY is wrong, or does not allow it',
  missing_authorization_header: 'it wants MEILI_KEY',
}

/** What is wrong with the Meilisearch of this address. */
export async function checkMeilisearch(url: string, key: string | undefined): Promise<string | undefined> {
  const { host } = new URL(url)
  try {
    await openMeiliClient({ url, key, timeoutMs: CHECK_TIMEOUT_MS }).getRawIndexes({ limit: 1 })
    return undefined
  } catch (error) {
    const reason = REASONS[findApiError(error)?.cause?.code ?? '']
    return reason === undefined ? awayText(error, host) : `is refused: ${reason} (${host})`
  }
}
