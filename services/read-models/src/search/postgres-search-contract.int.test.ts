import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { ListingCards } from '../listing/listing-cards.ts'
import { Vocabulary } from '../vocabulary/vocabulary.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'
import { describeSearchEngine } from './search-engine.contract.ts'

describeSearchEngine('Postgres', async ({ readPool: pool, connectionString }) => {
  const listener = openListener({ connectionString })
  const vocabulary = await Vocabulary.open({ pool, listener })
  return {
    engine: new PostgresSearchEngine({ pool, vocabulary, cards: new ListingCards(pool) }),
    settle: async () => {},
    async stop() {
      await vocabulary.close()
      await listener.close()
    },
  }
})
