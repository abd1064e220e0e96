import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { drainMarks } from '@tahanan/read-models/search-index/drain-marks.ts'
import { registerIndex } from '@tahanan/read-models/search-index/index-mark.store.ts'
import { readListingDocuments } from '@tahanan/read-models/search-index/listing-document.store.ts'
import { prepareIndex } from '@tahanan/read-models/search-index/prepare-index.ts'
import type { Client } from './client.ts'
import type { Installation } from '../install/installation.ts'
import { compare, type Measured } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'

const name = 'indexing into Meilisearch'
const INDEX = 'bench-indexing'
const LISTINGS = 20_000
const BATCH = 1_000

/** Marks drained, listings read and taken by Meilisearch, beside the same documents posted in the same batches. */
async function measure({ databaseUrl }: Installation, client: Client, rounds: number): Promise<Outcome> {
  const pool = openReadPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench' })
  const onError = (error: unknown) => {
    throw error
  }

  async function emptyIndex(): Promise<void> {
    await awaitTask(
      client,
      client.deleteIndexIfExists(INDEX).then(() => client.createIndex(INDEX, { primaryKey: 'id' })),
    )
    await prepareIndex(client, INDEX)
  }

  async function mark(): Promise<void> {
    await pool.query('delete from index_mark where index_name = $1', [INDEX])
    await pool.query('delete from search_index where name = $1', [INDEX])
    await inTransaction(pool, (connection) => registerIndex(connection, INDEX, true))
    await pool.query(
      `delete from index_mark where index_name = $1 and listing_id not in
        (select id from listing_search order by id limit $2)`,
      [INDEX, LISTINGS],
    )
  }

  try {
    const { rows } = await pool.query<{ id: number }>('select id from listing_search order by id limit $1', [LISTINGS])
    const documents = [
      ...(
        await readListingDocuments(
          pool,
          rows.map(({ id }) => id),
        )
      ).values(),
    ]
    return await compare({
      name,
      unit: 'listings',
      floor: 0.9,
      rounds,
      async ours() {
        await emptyIndex()
        await mark()
        return rate(documents.length, async () => {
          let indexed = 0
          for await (const { listings } of drainMarks({ pool, client, indexName: INDEX, onError })) indexed += listings
          if (indexed !== documents.length) throw new Error(`Only ${indexed} listings were indexed.`)
        })
      },
      async bare() {
        await emptyIndex()
        return rate(documents.length, async () => {
          for (let start = 0; start < documents.length; start += BATCH) {
            await awaitTask(client, client.index(INDEX).addDocuments(documents.slice(start, start + BATCH)))
          }
        })
      },
    })
  } finally {
    await pool.query('delete from index_mark where index_name = $1', [INDEX])
    await pool.query('delete from search_index where name = $1', [INDEX])
    await client.deleteIndexIfExists(INDEX)
    await pool.end()
  }
}

async function rate(count: number, work: () => Promise<void>): Promise<Measured> {
  const startedAt = performance.now()
  await work()
  return { perSecond: (count / (performance.now() - startedAt)) * 1_000 }
}

export const indexingCase = { name, measure } as const
