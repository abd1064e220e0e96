import type pg from 'pg'
import { refreshPlaces } from '../suggestion/refresh-places.ts'
import { notifyVocabularyChanged } from '../vocabulary/vocabulary.store.ts'

/** Counts the words of all listings anew. Projections must be kept out (`closeGate`). */
export async function recountVocabulary(client: pg.PoolClient): Promise<void> {
  await client.query('delete from vocabulary_delta')
  await client.query(
    `with counted as (select word, ndoc as listings from ts_stat('select words from listing_search'))
      insert into vocabulary as known (word, listings)
      select coalesce(counted.word, old.word), coalesce(counted.listings, 0)
      from counted full join vocabulary as old on old.word = counted.word
      on conflict (word) do update set listings = excluded.listings, changed_by = excluded.changed_by
        where known.listings <> excluded.listings`,
  )
  await refreshPlaces(client, 'ever')
  await notifyVocabularyChanged(client)
}
