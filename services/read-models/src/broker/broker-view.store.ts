import { type BrokerState, brokerStateSchema } from '@tahanan/contracts/broker/broker.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import type { ReadyPage } from '../page/page.ts'
import { picturesByOwner } from '../picture/pictures-by-owner.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'

const READ = `
  select 'broker' as noun, data from broker_ref where id = any ($1::integer[]) and not deleted
  union all select 'picture', data from picture_ref
    where owner_noun = 'broker' and owner_id = any ($1::integer[]) and not deleted`

interface BrokerSources {
  readonly broker: BrokerState
  readonly photo: PictureState | undefined
}

/** The brokers among these that are not deleted, with their photos. */
export async function readBrokers(client: pg.PoolClient, ids: readonly number[]): Promise<BrokerSources[]> {
  const { rows } = await client.query<StateRow>({ name: 'read-brokers', text: READ, values: [ids] })
  const photos = picturesByOwner(rows, 'broker')
  return [...statesOf(rows, 'broker', brokerStateSchema).values()].map((broker) => ({
    broker,
    photo: photos.get(broker.id)?.[0],
  }))
}

interface BrokerView {
  readonly id: number
  /** JSON text of a `PublicBroker`; null for one who may not be shown. */
  readonly card: string | null
  /** `YYYY-MM-DD`: from then on one licence fewer is in force. */
  readonly recheckOn: string | null
}

/** Writes the views that differ from what is there, and answers whether there were any. */
export async function upsertBrokerViews(client: pg.PoolClient, views: readonly BrokerView[]): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'upsert-broker-view',
    text: `insert into broker_view as known (id, card, recheck_on, rev)
      select *, nextval('rev') from unnest($1::integer[], $2::text[], $3::date[])
      on conflict (id) do update
        set card = excluded.card, recheck_on = excluded.recheck_on, rev = excluded.rev
        where (known.card, known.recheck_on) is distinct from (excluded.card, excluded.recheck_on)`,
    values: [views.map(({ id }) => id), views.map(({ card }) => card), views.map(({ recheckOn }) => recheckOn)],
  })
  return rowCount !== 0
}

/** Queues the brokers of whom a licence ran out for refreshing, which no event says. */
export async function queueExpiredBrokers(client: pg.PoolClient, today: string): Promise<void> {
  await client.query({
    name: 'queue-expired-brokers',
    text: `insert into dirty (noun, id) select 'broker', id from broker_view where recheck_on <= $1::date`,
    values: [today],
  })
}

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
