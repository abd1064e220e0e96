import type pg from 'pg'

/** Appends changes of the vocabulary to what `foldWordDeltas` will fold in. */
export async function addWordDeltas(client: pg.PoolClient, deltas: ReadonlyMap<string, number>): Promise<void> {
  await client.query({
    name: 'add-word-deltas',
    text: 'insert into vocabulary_delta (word, delta) select * from unnest($1::text[], $2::integer[])',
    values: [[...deltas.keys()], [...deltas.values()]],
  })
}

export async function hasWordDeltas(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: 'has-word-deltas',
    text: 'select exists (select from vocabulary_delta) as found',
  })
  return rows[0]?.found === true
}

/** Folds what was appended into the vocabulary, unless somebody else is at it, and tells who keeps it in memory. */
export async function foldWordDeltas(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>({
    name: 'take-vocabulary',
    text: `select pg_try_advisory_xact_lock(hashtextextended('vocabulary:' || current_schema(), 0)) as free`,
  })
  if (rows[0]?.free !== true) return
  const folded = await client.query<{ word: string; listings: number }>({
    name: 'fold-word-deltas',
    text: `with taken as (delete from vocabulary_delta returning word, delta),
        sums as (select word, sum(delta)::integer as delta from taken group by word having sum(delta) <> 0)
      insert into vocabulary as known (word, listings) select word, delta from sums
      on conflict (word) do update set listings = known.listings + excluded.listings
      returning word, listings`,
  })
  if (folded.rowCount === 0) return
  const unused = folded.rows.filter(({ listings }) => listings <= 0).map(({ word }) => word)
  if (unused.length > 0) await client.query('delete from vocabulary where word = any ($1::text[])', [unused])
  await client.query(`select pg_notify('vocabulary_changed', '')`)
}
