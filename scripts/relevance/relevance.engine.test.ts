import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { startMeilisearch } from '@tahanan/read-models/search/start-meilisearch.fixture.ts'
import { describe, expect, it } from 'vitest'
import { describeRelevance } from './describe-relevance.fixture.ts'

const { MEILI_URL: url, MEILI_KEY: key } = loadConfig()

/** No registry has a Meilisearch to start; whoever runs one names it. */
if (url === undefined) {
  describe('Relevance in Meilisearch', () => {
    it('is not tried: MEILI_URL names none', () => expect(url).toBeUndefined())
  })
} else {
  describeRelevance('Meilisearch', async (database) => {
    const under = await startMeilisearch(database, { url, key })
    await under.untilIndexed()
    return under
  })
}
