import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { correctWords } from '@tahanan/read-models/search/correct-words.ts'
import { ListingCards } from '@tahanan/read-models/listing/listing-cards.ts'
import { PostgresSearchEngine } from '@tahanan/read-models/search/postgres-search-engine.ts'
import { Vocabulary } from '@tahanan/read-models/vocabulary/vocabulary.ts'

/** Finds places far inside lists, to make cursors of. */
export interface Positions {
  /** The listing before which there are `offset` others; undefined where the list ends sooner. */
  find(query: ListingSearchQuery, offset: number): Promise<ListingPosition | undefined>
  /** The words that are searched for instead of these. */
  correct(words: readonly string[]): readonly string[]
  close(): Promise<void>
}

export async function openPositions(connectionString: string): Promise<Positions> {
  const pool = openReadPool({ connectionString, max: 2, applicationName: 'bench' })
  const listener = openListener({ connectionString, applicationName: 'bench' })
  const vocabulary = await Vocabulary.open({ pool, listener })
  const engine = new PostgresSearchEngine({ pool, vocabulary, cards: new ListingCards(pool) })
  return {
    async find({ search, filters, order }, offset) {
      const request = { words: search.words, filters, order, from: undefined, offset, limit: 1, counted: false }
      const { hits } = await engine.search(request)
      return hits[0]
    },
    correct: (words) => correctWords(vocabulary.lexicon, words),
    async close() {
      await vocabulary.close()
      await listener.close()
      await pool.end()
    },
  }
}
