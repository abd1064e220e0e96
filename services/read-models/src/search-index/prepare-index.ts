import { isDeepStrictEqual } from 'node:util'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { findApiError } from '@tahanan/platform/search-engine/find-api-error.ts'
import type { Meilisearch } from 'meilisearch'
import { requireSuccess } from './require-success.ts'
import { SEARCH_INDEX } from './search-index.ts'

/**
 * Makes the index, and brings its settings to what this version wants; what is as wanted costs one call. Answers whether
 * it had to be made, and knows nothing yet.
 */
export async function prepareIndex(client: Meilisearch, name: string): Promise<boolean> {
  const { settings } = SEARCH_INDEX
  const index = client.index(name)
  const found = await index.getSettings().catch((error: unknown) => {
    if (findApiError(error)?.cause?.code === 'index_not_found') return undefined
    throw error
  })
  if (found === undefined) requireSuccess(await awaitTask(client, client.createIndex(name, { primaryKey: 'id' })))
  const differs = Object.entries(settings).some(
    ([setting, wanted]) => !holds(new Map(Object.entries(found ?? {})).get(setting), wanted),
  )
  if (differs) requireSuccess(await awaitTask(client, index.updateSettings(settings)))
  return found === undefined
}

/** Whether a setting is as wanted; what the index knows beyond it is its own default. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) || !isRecord(wanted) || !isRecord(found))
    return isDeepStrictEqual(sorted(found), sorted(wanted))
  return Object.entries(wanted).every(([key, value]) => holds(found[key], value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Lists of attributes come back in another order; the only list whose order matters here has one element. */
function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).toSorted((a, b) => a.localeCompare(b)) : value
}
