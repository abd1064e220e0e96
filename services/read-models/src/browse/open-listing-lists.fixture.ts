import { ListingCards } from '../listing/listing-cards.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { openVocabulary } from '../vocabulary/open-vocabulary.fixture.ts'
import type { OpenVocabulary } from '../vocabulary/open-vocabulary.fixture.ts'
import { ListingLists } from './listing-lists.ts'
import type { ListingListsSettings } from './listing-lists.ts'

export interface OpenListingLists extends OpenVocabulary {
  readonly lists: ListingLists
  readonly cards: ListingCards
}

/** Lists over a test's database, with Postgres alone unless told otherwise. */
export async function openListingLists(
  database: ReadDatabase,
  settings: Partial<ListingListsSettings> = {},
): Promise<OpenListingLists> {
  const pool = database.readPool
  const { vocabulary, close } = await openVocabulary(database)
  const cards = new ListingCards(pool)
  const postgres = new PostgresSearchEngine({ pool, vocabulary, cards })
  return {
    lists: new ListingLists({ pool, vocabulary, cards, postgres, corrects: true, ...settings }),
    vocabulary,
    cards,
    close,
  }
}
