import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { updateListing } from '@tahanan/catalog/listing/update-listing.ts'
import { readOutboxBacklog } from '@tahanan/catalog/outbox/outbox.store.ts'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { variantSizes } from '@tahanan/contracts/picture/variants.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { readImageHeader } from '@tahanan/platform/image/decode-image.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { startProjector } from '@tahanan/read-models/projection/projector.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { postgresFolder, startDatabase } from '@tahanan/standalone/database/start-database.ts'
import { makeVariants } from '@tahanan/workers/picture/make-variants.ts'
import { ensureCatalogTopic } from '@tahanan/workers/pipeline/ensure-catalog-topic.ts'
import { readPipelineBacklog } from '@tahanan/workers/pipeline/pipeline-backlog.ts'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { seedInBulk } from '../seed/seed-in-bulk.ts'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'
import { openClusterClock } from './cpu-time.ts'
import { until } from './measure.ts'

const USAGE = `Usage: npm run bench:costs [-- options]

What one command, event, listing and picture costs in milliseconds of a core, of Node and of PostgreSQL, and how many are
done in a second; each beside its bare twin, which writes the same rows or makes the same files by the shortest way.

  --listings N   (10000)
  --pictures N   (10)`

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: { listings: { type: 'string', default: '10000' }, pictures: { type: 'string', default: '10' } },
})
const listings = wholeNumber(USAGE, '--listings', options.listings)
const pictures = wholeNumber(USAGE, '--pictures', options.pictures)
const CHUNK = 500
const AT_ONCE = 8
const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'bench' }

const dataDir = await mkdtemp(join(tmpdir(), 'tahanan-bench-'))
// Run by root, PostgreSQL is another account, which must get through.
await chmod(dataDir, 0o755)
// Of its own, whatever is configured.
const config = { ...loadConfig(), DATABASE_URL: undefined, DATA_DIR: dataDir }
const database = await startDatabase(config)
const { databaseUrl, readDatabaseUrl } = database
const clusterMs = await openClusterClock(postgresFolder(config))
const pool = openPool({ connectionString: databaseUrl, max: AT_ONCE, applicationName: 'bench' })
const readPool = openReadPool({ connectionString: readDatabaseUrl, max: 6, applicationName: 'bench' })
try {
  await migrateDatabase(database)
  await seedInBulk({ pool }, { listings, now: context.now })
  await pool.query('vacuum analyze')
  console.log('| what | /s | ms of Node | ms of PostgreSQL | twin: /s | Node | PostgreSQL | ratio |')
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
  await measureRelay()
  await measureProjection()
  await measureCommands()
  await measurePictures()
} finally {
  await Promise.all([pool.end(), readPool.end()])
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Runs it and its twin, and prints a row. Both say how many units they have done. */
async function compare(what: string, ours: () => Promise<number>, twin: () => Promise<number>): Promise<void> {
  const one = await costOf(ours)
  const bare = await costOf(twin)
  const cells = [one, bare].flatMap(({ perSecond, nodeMs, postgresMs }) => [
    perSecond.toFixed(perSecond < 10 ? 1 : 0),
    nodeMs.toFixed(2),
    postgresMs.toFixed(2),
  ])
  console.log(`| ${[what, ...cells, (one.perSecond / bare.perSecond).toFixed(2)].join(' | ')} |`)
}

/** Of one unit; PostgreSQL finishes in the background what is still its cost. */
async function costOf(work: () => Promise<number>) {
  const node = process.cpuUsage()
  const postgresMs = clusterMs()
  const startedAt = performance.now()
  const units = await work()
  const elapsedMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(node)
  return {
    perSecond: (units * 1_000) / elapsedMs,
    nodeMs: (user + system) / 1_000 / units,
    postgresMs: (clusterMs() - postgresMs) / units,
  }
}

/** Twin: the same rows are read, sent and deleted, one lot after the other. */
async function measureRelay(): Promise<void> {
  await pool.query('create table app.twin as select * from app.outbox')
  await pool.query('create table app.twin_event as select value from app.outbox limit 1')
  await pool.query('create unique index on app.twin (id)')
  const waiting = await countRows(pool, 'app.outbox')
  const bus = await openPostgresEventBus({ connectionString: databaseUrl })
  await ensureCatalogTopic(bus)
  await bus.ensureTopic({ name: 'twin', partitions: 12, compacted: true })
  const producer = await bus.openProducer('twin')
  const jobs = await openPostgresJobs({ connectionString: databaseUrl, onError: console.error })
  await compare(
    'event, relayed',
    async () => {
      const stopping = new AbortController()
      const relaying = runRelay({ connectionString: databaseUrl, bus, jobs, signal: stopping.signal })
      await until(async () => (await readOutboxBacklog(pool)).waiting === 0)
      stopping.abort()
      await relaying
      return waiting
    },
    async () => {
      for (;;) {
        const { rows } = await pool.query<OutgoingMessage & { id: string }>(
          'select id::text, key, value, headers from app.twin order by id limit $1',
          [CHUNK],
        )
        if (rows.length === 0) return waiting
        await producer.send('twin', rows)
        await pool.query('delete from app.twin where id = any($1)', [rows.map(({ id }) => id)])
      }
    },
  )
  await Promise.all([producer.close(), jobs.close()])
  await bus.close()
}

/** Twin: the finished rows are written once more, into tables with the same indexes. */
async function measureProjection(): Promise<void> {
  const bus = await openPostgresEventBus({ connectionString: databaseUrl })
  const tables = ['listing_ref', 'listing_view', 'listing_search']
  const project = async () => {
    const projector = await startProjector({ bus, pool: readPool })
    await until(async () => {
      const { messages, hasQueuedRefreshes } = await readPipelineBacklog({ pool, readPool, bus })
      return messages === 0 && !hasQueuedRefreshes
    })
    await projector.close()
    return countRows(readPool, 'listing_view')
  }
  const write = async () => {
    const ids = await readPool.query<{ id: number }>('select id from listing_view order by id')
    for (let at = 0; at < ids.rows.length; at += CHUNK) {
      const chunk = ids.rows.slice(at, at + CHUNK).map(({ id }) => id)
      for (const table of tables) {
        const { rows } = await readPool.query<{ rows: string }>(
          `select json_agg(t)::text as rows from ${table} t where id = any($1)`,
          [chunk],
        )
        await readPool.query(`insert into twin_${table} select * from json_populate_recordset(null::${table}, $1)`, [
          rows[0]?.rows,
        ])
      }
    }
    return ids.rows.length
  }
  for (const table of tables)
    await readPool.query(`create table twin_${table} (like ${table} including defaults including indexes)`)
  await compare('listing, projected', project, write)
  await bus.close()
}

/** Twin: a transaction that writes the same three rows of one statement each. */
async function measureCommands(): Promise<void> {
  const { rows } = await pool.query<{ id: number; price: number }>(
    `select id, price_centavos::float8 / 100 as price from app.listing where price_centavos is not null order by id`,
  )
  let next = 0
  const each = async (work: (listing: { id: number; price: number }) => Promise<unknown>) => {
    next = 0
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let row = rows[next++]; row !== undefined; row = rows[next++]) await work(row)
      }),
    )
    return rows.length
  }
  const last = await pool.query<{ value: string }>('select value from app.twin_event limit 1')
  const value = last.rows[0]?.value
  await compare(
    'command that changes a price',
    () =>
      each(({ id, price }) =>
        updateListing({ pool }, context, {
          id,
          changes: { priceCentavos: (price + 1_000) * 100 },
          expectedVersion: undefined,
          listingType: undefined,
        }),
      ),
    () =>
      each(({ id, price }) =>
        inTransaction(pool, async (client) => {
          await client.query({
            name: 'twin.update',
            text: 'update app.listing set price_centavos = $2, version = version + 1, updated_at = $3 where id = $1',
            values: [id, (price + 2_000) * 100, context.now],
          })
          await client.query({
            name: 'twin.outbox',
            text: `insert into app.outbox (destination, target, key, value, headers) values ('event', $1, $2, $3, '{}')`,
            values: [CATALOG_TOPIC, `listing:${id}`, value],
          })
          await client.query({
            name: 'twin.audit',
            text: `insert into app.audit (at, role, noun, aggregate_id, action, changes, correlation_id)
                   values ($1, 'system', 'listing', $2, 'update', '{}', 'bench')`,
            values: [context.now, id],
          })
        }),
      ),
  )
}

/** Twin: sharp alone makes the same files of the same photo. */
async function measurePictures(): Promise<void> {
  const photo = await phonePhoto({ width: 3_000, height: 2_000 })
  const sizes = variantSizes(await readImageHeader(photo))
  await compare(
    'picture, all its files',
    async () => {
      for (let picture = 0; picture < pictures; picture += 1) {
        for await (const _variant of makeVariants(photo)) continue
      }
      return pictures
    },
    async () => {
      for (let picture = 0; picture < pictures; picture += 1) {
        for (const { widthPx } of sizes) {
          const resized = sharp(photo).rotate().resize(widthPx)
          await resized.clone().webp({ quality: 78, effort: 4 }).toBuffer()
          await resized.clone().avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
        }
      }
      return pictures
    },
  )
}

async function countRows(db: Pool, table: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
  return rows[0]?.count ?? 0
}
