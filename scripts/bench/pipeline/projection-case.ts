import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { catalogProjection } from '@tahanan/read-models/projection/catalog.projection.ts'
import { drainDirt } from '@tahanan/read-models/projection/drain-dirt.ts'
import { markMessages } from '@tahanan/read-models/projection/mark-messages.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/read-migrations.ts'
import type { Pool } from 'pg'
import type { Installation } from '../install/installation.ts'
import { compare } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'
import { copyTable, type TableCopy } from './copy-table.ts'
import { upsertBare } from './upsert-bare.ts'

type Received = Pick<OutgoingMessage, 'key' | 'value'>

const SCHEMA = 'bench_projection'
const TABLES = ['listing_ref', 'listing_view', 'listing_search', 'listing_shelf'] as const
const LISTINGS = 20_000
const BATCH = 1_000

/** Events in, references, views and search table written, beside the same rows of the same tables by bare upserts. */
export async function projectionCase({ pool, databaseUrl }: Installation, rounds: number): Promise<Outcome> {
  const parents = await messagesWhere(pool, `key not like 'listing:%'`)
  const listings = await messagesWhere(pool, `key like 'listing:%' order by key limit ${LISTINGS}`)
  const readPool = openReadPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench', schema: SCHEMA })
  const drain = {
    pool: readPool,
    now: () => new Date(),
    setAside: async (_noun: string, _id: number, cause: unknown) => {
      throw cause
    },
  }
  async function project(messages: readonly Received[]): Promise<void> {
    for (let start = 0; start < messages.length; start += BATCH) {
      await markMessages(readPool, catalogProjection, messages.slice(start, start + BATCH))
      await drainDirt(drain)
    }
  }
  async function emptySchema(): Promise<void> {
    await pool.query(`drop schema if exists ${SCHEMA} cascade`)
    await migrate(pool, { ...READ_MIGRATIONS, schema: SCHEMA })
  }

  let copies: TableCopy[] = []
  try {
    return await compare({
      name: 'projection',
      unit: 'listings',
      floor: 0.5,
      rounds,
      ours: async () => {
        await emptySchema()
        await project(parents)
        const perSecond = await rate(listings.length, () => project(listings))
        copies = await Promise.all(TABLES.map((table) => copyTable(readPool, table)))
        return { perSecond }
      },
      bare: async () => {
        if (copies.length === 0) {
          await emptySchema()
          await project(parents)
          await project(listings)
          copies = await Promise.all(TABLES.map((table) => copyTable(readPool, table)))
        }
        await emptySchema()
        const perSecond = await rate(listings.length, async () => {
          for (const copy of copies) await upsertBare(readPool, copy)
        })
        return { perSecond }
      },
    })
  } finally {
    await readPool.end()
    await pool.query(`drop schema if exists ${SCHEMA} cascade`)
  }
}

async function messagesWhere(pool: Pool, condition: string): Promise<Received[]> {
  const { rows } = await pool.query<Received>(`select key, value from bus.message where ${condition}`)
  return rows
}

async function rate(count: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (count / (performance.now() - startedAt)) * 1_000
}
