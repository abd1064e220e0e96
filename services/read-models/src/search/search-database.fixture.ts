import { applyEvents } from '../projection/apply-events.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { openVocabulary } from '../vocabulary/open-vocabulary.fixture.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

export interface SearchDatabase extends ReadDatabase {
  readonly vocabulary: Vocabulary
}

/** A read database of a test's own, filled by these events, and its vocabulary. */
export async function createSearchDatabase(events: Parameters<typeof applyEvents>[1]): Promise<SearchDatabase> {
  const database = await createReadDatabase()
  await applyEvents(database.readPool, events)
  const { vocabulary, close } = await openVocabulary(database)
  return {
    ...database,
    vocabulary,
    async drop() {
      await close()
      await database.drop()
    },
  }
}
