import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { ListingLists } from './listing-lists.ts'
import type { ListingListsSettings } from './listing-lists.ts'

/** Lists over a test's database, with Postgres alone unless told otherwise. */
export function openListingLists(database: ReadDatabase, settings: Partial<ListingListsSettings> = {}): ListingLists {
  const pool = database.readPool
  return new ListingLists({ pool, postgres: new PostgresSearchEngine(pool), understands: true, ...settings })
}
