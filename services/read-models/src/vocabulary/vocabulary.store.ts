import type pg from 'pg'
import { plainArray } from '../projection/plain-array.ts'
import { textArray } from '../projection/text-array.ts'
import { VOCABULARY_CHANGED } from './vocabulary-changed.ts'

/** Appends changes of the vocabulary to what `foldWordDeltas` will fold in. */
export async function addWordDeltas(client: pg.PoolClient, deltas: ReadonlyMap<string, number>): Promise<void> {
  await client.query({
    name: 'add-word-deltas',
    text: 'insert into vocabulary_delta (word, delta) select * from unnest($1::text[], $2::integer[])',
    values: [textArray([...deltas.keys()]), plainArray([...deltas.values()])],
  })
}

export async function hasWordDeltas(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: 'has-word-deltas',
    text: 'select exists (select from vocabulary_delta) as found',
  })
  return rows[0]?.found === true
}

/**
 * Folds what was appended into the vocabulary and tells who keeps it in memory. Folders take turns: one that gave way to
 * another would leave behind what was appended after the other had looked.
 */
export async function foldWordDeltas(client: pg.PoolClient): Promise<void> {
  await client.query({
    name: 'take-vocabulary',
    text: `select pg_advisory_xact_lock(hashtextextended('vocabulary:' || current_schema(), 0))`,
  })
  const { rowCount } = await client.query({
    name: 'fold-word-deltas',
    text: `with taken as (delete from vocabulary_delta returning word, delta),
        sums as (select word, sum(delta)::integer as delta from taken group by word having sum(delta) <> 0)
      insert into vocabulary as known (word, listings) select word, delta from sums
      on conflict (word) do update
        set listings = known.listings + excluded.listings, changed_by = excluded.changed_by`,
  })
  if (rowCount !== 0) await notifyVocabularyChanged(client)
}

/** Tells who keeps the vocabulary in memory when this transaction commits. */
export async function notifyVocabularyChanged(client: pg.PoolClient): Promise<void> {
  await client.query({ name: 'notify-vocabulary', text: 'select pg_notify($1, $2)', values: [VOCABULARY_CHANGED, ''] })
}

/** Sorts the newest entries into the text index, or every search would go through them one by one. */
export async function settleTextIndex(client: pg.PoolClient): Promise<void> {
  await client.query({ name: 'settle-text-index', text: `select gin_clean_pending_list('listing_search_words')` })
}
