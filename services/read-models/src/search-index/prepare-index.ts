import { isDeepStrictEqual } from 'node:util'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { findApiError } from '@tahanan/platform/search-engine/find-api-error.ts'
import type { Meilisearch } from 'meilisearch'
import { requireSuccess } from './index-task.ts'
import { SEARCH_INDEX } from './search-index.ts'

const PRIMARY_KEY = 'id'

/**
 * Makes the index, and brings its settings to what this version wants; what is as wanted costs two calls. Answers whether
 * it had to be made, and knows nothing yet.
 *
 * @throws Error for an index of this name that is somebody else's
 */
export async function prepareIndex(client: Meilisearch, name: string): Promise<boolean> {
  const { settings } = SEARCH_INDEX
  const index = client.index(name)
  const found = await index.getSettings().catch((error: unknown) => {
    if (findApiError(error)?.cause?.code === 'index_not_found') return undefined
    throw error
  })
  if (found === undefined)
    requireSuccess(await awaitTask(client, client.createIndex(name, { primaryKey: PRIMARY_KEY })))
  else await requirePrimaryKey(client, name)
  const differs = Object.entries(settings).some(
    ([setting, wanted]) => !holds(new Map(Object.entries(found ?? {})).get(setting), wanted),
  )
  if (differs) requireSuccess(await awaitTask(client, index.updateSettings(settings)))
  return found === undefined
}

/** Documents of another key could not be put in, whatever is tried. */
async function requirePrimaryKey(client: Meilisearch, name: string): Promise<void> {
  const { primaryKey } = await client.getRawIndex(name)
  if (primaryKey === undefined || primaryKey === null || primaryKey === PRIMARY_KEY) return
  throw new Error(
    `The search index "${name}" has the primary key "${primaryKey}", and this version wants "${PRIMARY_KEY}": somebody ` +
      'else made it. Delete it, or give Meilisearch to Tahanan alone.',
  )
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
