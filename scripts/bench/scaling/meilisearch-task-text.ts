import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import type { Deployment } from '../../deployment/deployment.ts'
import { quantile } from '../report/quantile.ts'

const TIMEOUT_MS = 5_000
const TASKS = 300

/** How long Meilisearch, where there is one, itself worked on each of its last tasks: `… own tasks p50 43 ms, p95 51 ms`. */
export async function meilisearchTaskText({ engines, environment }: Deployment): Promise<string> {
  const url = engines.meilisearch?.url
  if (url === undefined) return '  none of it in Meilisearch'
  const client = openMeiliClient({ url, key: environment['MEILI_KEY'], timeoutMs: TIMEOUT_MS })
  const { results } = await client.tasks.getTasks({
    indexUids: [SEARCH_INDEX.name],
    types: ['documentAdditionOrUpdate'],
    statuses: ['succeeded'],
    limit: TASKS,
  })
  const workedMs = results.map(
    ({ startedAt, finishedAt }) => Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? ''),
  )
  const at = (share: number) => Math.round(quantile(workedMs, share))
  return `  of it Meilisearch's own tasks p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}
