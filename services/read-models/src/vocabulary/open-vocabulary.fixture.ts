import { openListener } from '@tahanan/platform/postgres/listener.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { Vocabulary } from './vocabulary.ts'

export interface OpenVocabulary {
  readonly vocabulary: Vocabulary
  close(): Promise<void>
}

/** The vocabulary of a test's database, kept up to date. */
export async function openVocabulary({ readPool: pool, connectionString }: ReadDatabase): Promise<OpenVocabulary> {
  const listener = openListener({ connectionString })
  const vocabulary = await Vocabulary.open({ pool, listener })
  return {
    vocabulary,
    async close() {
      await vocabulary.close()
      await listener.close()
    },
  }
}
