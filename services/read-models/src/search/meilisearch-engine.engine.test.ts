import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { describe, expect, it } from 'vitest'
import { describeSearchEngine } from './search-engine.contract.ts'
import { startMeilisearch } from './start-meilisearch.fixture.ts'

const { MEILI_URL: url, MEILI_KEY: key } = loadConfig()

/** No registry has a Meilisearch to start; whoever runs one names it. */
if (url === undefined) {
  describe('Meilisearch', () => {
    it('is not tried: MEILI_URL names none', () => expect(url).toBeUndefined())
  })
} else {
  describeSearchEngine('Meilisearch', (database) => startMeilisearch(database, { url, key }))
}
