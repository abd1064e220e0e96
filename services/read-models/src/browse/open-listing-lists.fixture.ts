import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { ListingCards } from '../listing/listing-cards.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { Vocabulary } from '../vocabulary/vocabulary.ts'
import { ListingLists } from './listing-lists.ts'
import type { ListingListsSettings } from './listing-lists.ts'

export interface OpenListingLists {
  readonly lists: ListingLists
  readonly vocabulary: Vocabulary
  readonly cards: ListingCards
  close(): Promise<void>
}

/** Lists over a test's database, with Postgres alone unless told otherwise. */
export async function openListingLists(
  database: ReadDatabase,
  settings: Partial<ListingListsSettings> = {},
): Promise<OpenListingLists> {
  const pool = database.readPool
  const listener = openListener({ connectionString: database.connectionString })
  const vocabulary = await Vocabulary.open({ pool, listener })
  const cards = new ListingCards(pool)
  const postgres = new PostgresSearchEngine({ pool, vocabulary, cards })
  return {
    lists: new ListingLists({ pool, vocabulary, cards, postgres, corrects: true, ...settings }),
    vocabulary,
    cards,
    async close() {
      await vocabulary.close()
      await listener.close()
    },
  }
}
