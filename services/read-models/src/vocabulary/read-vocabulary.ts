import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { WordCount } from './lexicon.ts'

/** How far somebody has read the vocabulary. */
export interface VocabularyMark {
  /** Another one after a rebuild: then nothing that was read before counts. */
  readonly table: number
  /** Every transaction before this one has been seen. */
  readonly horizon: string
}

export interface VocabularyChanges extends VocabularyMark {
  readonly counts: readonly WordCount[]
}

const BEGINNING = '0'
const END = '18446744073709551615'

interface Row extends VocabularyMark {
  readonly word: string | null
  readonly listings: number | null
}

/**
 * What changed since `mark`, everything without one. Some of it may have been read before. The second bound holds for
 * every row; the two together tell the planner to expect few.
 */
export async function readVocabulary(pool: Queryable, mark?: VocabularyMark): Promise<VocabularyChanges> {
  const { rows } = await pool.query<Row>({
    name: 'read-vocabulary',
    text: `select here.horizon, here.table, word, listings
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, 'vocabulary'::regclass::oid as table) here
      left join vocabulary on changed_by >= $1::xid8 and changed_by <= $2::xid8`,
    values: [mark?.horizon ?? BEGINNING, END],
  })
  const [first] = rows
  if (first === undefined) throw new Error('A left join from one row has at least one.')
  if (mark !== undefined && mark.table !== first.table) return readVocabulary(pool)
  const counts = rows.flatMap(({ word, listings }) => (word === null || listings === null ? [] : [{ word, listings }]))
  return { table: first.table, horizon: first.horizon, counts }
}
