import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import type { BenchRun } from '../bench-run.ts'
import { openHttpBench } from '../http/open-http-bench.ts'
import { runHttpCase } from '../http/run-http-case.ts'
import { indexingCase } from './indexing-case.ts'
import { meilisearchCases } from './meilisearch-cases.ts'

const NAMES = ['indexing into Meilisearch', 'search through Meilisearch', 'search on Postgres beside Meilisearch']
const TIMEOUT_MS = 60_000

/** Everything that is held against Meilisearch. Give the bench one of its own: its index `listings` is filled anew. */
export async function runMeilisearchBench(run: BenchRun): Promise<void> {
  const { MEILI_URL: url, MEILI_KEY: key } = loadConfig()
  const skipAll = (why: string): void => {
    for (const name of NAMES) run.skip(name, why)
  }
  if (url === undefined) return skipAll('MEILI_URL is not set.')
  const client = openMeiliClient({ url, key, timeoutMs: TIMEOUT_MS })
  const isThere = await client.health().then(
    () => true,
    () => false,
  )
  if (!isThere) return skipAll(`Meilisearch does not answer at ${url}.`)
  const bench = await openHttpBench(run.options.listings)
  try {
    const { name } = indexingCase
    if (run.wants(name)) run.keep(await indexingCase.measure(bench.installation, client, run.options.rounds))
    for (const httpCase of await meilisearchCases(bench.installation, client, { url, key })) {
      if (run.wants(httpCase.name)) run.keep(await runHttpCase(bench, httpCase, run.options))
    }
  } finally {
    await bench.close()
  }
}
