import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ReadyPage } from '../page/page.ts'
import { prefixQuery } from '../search/search-words.ts'

/** "Up to 3 above listings when the name matches" (decision 30). */
const DEVELOPERS_MAX = 3

/**
 * The answer of `GET /developer`: the newest developers whose names hold every word, the last one as a prefix. None
 * without words.
 */
export async function findDevelopers(pool: Queryable, words: readonly string[]): Promise<ReadyPage> {
  const { rows } = await pool.query<{ card: string; rev: string }>({
    name: 'find-developers',
    text: `select card, rev::text from developer_view where words @@ $1::tsquery order by id desc limit ${DEVELOPERS_MAX}`,
    values: [prefixQuery(words)],
  })
  const results = rows.map(({ card }) => card).join(',')
  const json = `{"count":${rows.length},"next":null,"previous":null,"results":[${results}]}`
  return { json, rev: ['developers', ...rows.map(({ rev }) => rev)].join('-') }
}
