import { findApiError } from '../search-engine/find-api-error.ts'
import { openMeiliClient } from '../search-engine/meili-client.ts'
import { awayText, CHECK_TIMEOUT_MS, type EngineCheck } from './engine-check.ts'

const REASONS: Readonly<Record<string, string>> = {
  invalid_api_key: 'MEILI_KEY is wrong, or does not allow it',
  missing_authorization_header: 'it wants MEILI_KEY',
}

export const checkMeilisearch: EngineCheck = async ({ MEILI_URL: url = '', MEILI_KEY: key }) => {
  const { host } = new URL(url)
  try {
    await openMeiliClient({ url, key, timeoutMs: CHECK_TIMEOUT_MS }).getRawIndexes({ limit: 1 })
    return undefined
  } catch (error) {
    const reason = REASONS[findApiError(error)?.cause?.code ?? '']
    return reason === undefined ? awayText(error, host) : `is refused: ${reason} (${host})`
  }
}
