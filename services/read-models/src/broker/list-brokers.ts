import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ReadyPage } from '../page/page.ts'

/** The answer of `GET /broker/`: those with a licence in force (decision 99), in the envelope of every list. */
export async function listBrokers(pool: Queryable): Promise<ReadyPage> {
  const { rows } = await pool.query<{ results: string | null; count: number; rev: string }>({
    name: 'list-brokers',
    text: `select count(card)::integer as count, string_agg(card, ',' order by id) as results,
        concat_ws('-', count(*), sum(rev)) as rev
      from broker_view`,
  })
  const { results = null, count = 0, rev = '' } = rows[0] ?? {}
  return { json: `{"count":${count},"next":null,"previous":null,"results":[${results ?? ''}]}`, rev }
}
