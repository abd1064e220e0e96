import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { updateListing } from '@tahanan/catalog/listing/update-listing.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { Installation } from '../install/installation.ts'
import { compare } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'

const COMMANDS = 2_000
const AT_ONCE = 8

/** Updates of listings a second, beside as many transactions that lock a row, change it and add one to another table. */
export async function commandsCase({ pool, databaseUrl }: Installation, rounds: number): Promise<Outcome> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from app.listing where listing_type = 1 and deleted_at is null order by md5(id::text) limit $1`,
    [COMMANDS],
  )
  const commandPool = openPool({ connectionString: databaseUrl, max: AT_ONCE, applicationName: 'bench' })
  await pool.query('create table if not exists app.bench_row (id integer primary key, price bigint, note text)')
  await pool.query('truncate app.bench_row')
  await pool.query('insert into app.bench_row select id, 0 from unnest($1::integer[]) as id', [
    rows.map(({ id }) => id),
  ])
  let price = 0
  try {
    return await compare({
      name: 'commands (update a listing)',
      unit: 'commands',
      floor: null,
      rounds,
      ours: async () => {
        price += 1
        const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'bench' }
        return eachAtOnce(rows, async ({ id }) => {
          const changes = { priceCentavos: 100_000_000 + price }
          const update = { id, changes, expectedVersion: undefined, listingType: undefined }
          await updateListing({ pool: commandPool }, context, update)
        })
      },
      bare: () =>
        eachAtOnce(rows, async ({ id }) => {
          const client = await commandPool.connect()
          await client.query('begin')
          await client.query({
            name: 'bare-lock',
            text: 'select id from app.bench_row where id = $1 for update',
            values: [id],
          })
          await client.query({
            name: 'bare-update',
            text: 'update app.bench_row set price = price + 1 where id = $1',
            values: [id],
          })
          await client.query('commit')
          client.release()
        }),
    })
  } finally {
    await commandPool.end()
    await pool.query('drop table app.bench_row')
  }
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const startedAt = performance.now()
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { perSecond: (items.length / (performance.now() - startedAt)) * 1_000 }
}
