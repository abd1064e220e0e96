import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { readOutboxBacklog } from '@tahanan/catalog/outbox/outbox.store.ts'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import type { Config, EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { createLog, type Log } from '@tahanan/platform/log/create-log.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { seedDemo } from '@tahanan/standalone/demo/seed-demo.ts'
import { createProgressBar, type ProgressOutput } from '@tahanan/standalone/progress/progress-bar.ts'
import { ensureCatalogTopic } from '@tahanan/workers/pipeline/ensure-catalog-topic.ts'
import { readPipelineBacklog } from '@tahanan/workers/pipeline/pipeline-backlog.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { runRebuild } from '../rebuild/run-rebuild.ts'
import { PlainFailure } from '../setup/plain-failure.mjs'
import { hasOwnListings } from './own-listings.store.ts'
import type { SeedCommand } from './read-seed-options.ts'
import { seedInBulk } from './seed-in-bulk.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface SeedRun {
  readonly config: Config
  readonly command: SeedCommand
  readonly signal: AbortSignal
  readonly output: ProgressOutput
}

/**
 * Fills the catalogue of this installation and makes it public, beside a running server or without one. A few listings
 * go through the pipeline; after the bulk path the read schema is rebuilt, which is quicker than catching up.
 *
 * @throws PlainFailure beside listings that are no demo data, and the signal's reason once it aborts; what was written by
 * then stays, whole
 */
export async function runSeed({ config, command, signal, output }: SeedRun): Promise<void> {
  const { listings, inBulk, isDecided } = command
  const database = await joinDatabase(config)
  const { databaseUrl, readDatabaseUrl } = database
  try {
    await migrateDatabase(database)
    const pool = openPool({ connectionString: databaseUrl, max: 4, applicationName: 'seed' })
    const filling = { listings, now: new Date(), signal }
    const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'seed' })
    const publishing = { pool, databaseUrl, engines: config, log, signal }
    try {
      if (!isDecided && (await hasOwnListings(pool)))
        throw new PlainFailure(
          `There are listings here that are no demo data; ${listings} demo listings would be published beside them. Add --yes if you want them.`,
        )
      if (inBulk) {
        await showing('Writing', 'listings', (onProgress) => seedInBulk({ pool }, { ...filling, onProgress }))
        await showing('Publishing', 'events', (onProgress) => relayOutbox({ ...publishing, onProgress }))
      } else {
        await showing('Writing', 'records', (onProgress) => seedDemo({ pool }, { ...filling, onProgress }))
        await showing('Publishing', 'events', (onProgress) =>
          projectOutbox({ ...publishing, readDatabaseUrl, onProgress }),
        )
      }
    } finally {
      await pool.end()
    }
    if (inBulk) await runRebuild({ config, target: 'listing-view', signal, output })
  } finally {
    await database.stop()
  }

  async function showing(
    label: string,
    unit: string,
    work: (onProgress: (done: number, total: number) => void) => Promise<unknown>,
  ): Promise<void> {
    const bar = createProgressBar({ label, unit, output })
    await work((done, total) => bar.update(done, total))
    bar.finish()
  }
}

interface RelayOutboxOptions extends Catalog {
  readonly databaseUrl: string
  readonly engines: EngineConfig
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** Hands over what waits in the outbox, until nothing does. A running server's relay is left to do it. */
async function relayOutbox(options: RelayOutboxOptions): Promise<void> {
  const { pool, databaseUrl, engines, log, signal, onProgress } = options
  const onError = (error: unknown): void => log.error({ err: error }, 'relay')
  const bus = await openEventBus(engines, { databaseUrl, onError })
  const jobs = await openJobs(engines, { databaseUrl, onError })
  const stopping = new AbortController()
  await ensureCatalogTopic(bus)
  const relaying = runRelay({ connectionString: databaseUrl, bus, jobs, signal: stopping.signal, onError })
  try {
    await awaitEmpty({ countWaiting: async () => (await readOutboxBacklog(pool)).waiting, signal, onProgress })
  } finally {
    stopping.abort()
    await relaying
    await bus.close()
    await jobs.close()
  }
}

interface ProjectOutboxOptions extends RelayOutboxOptions {
  readonly readDatabaseUrl: string
}

/** Takes what waits in the outbox all the way to the views, beside the pipeline of a running server or without one. */
async function projectOutbox(options: ProjectOutboxOptions): Promise<void> {
  const { pool, databaseUrl, readDatabaseUrl, engines, log, signal, onProgress } = options
  const onError = (error: unknown): void => log.error({ err: error }, 'seed')
  const pipeline = await startPipeline({ databaseUrl, readDatabaseUrl, engines, log })
  const bus = await openEventBus(engines, { databaseUrl, onError })
  const readPool = openReadPool({ connectionString: readDatabaseUrl, max: 2, applicationName: 'seed' })
  const countWaiting = async () => {
    const { outboxRows, messages, hasQueuedRefreshes } = await readPipelineBacklog({ pool, readPool, bus })
    return outboxRows + messages + (hasQueuedRefreshes ? 1 : 0)
  }
  try {
    await awaitEmpty({ countWaiting, signal, onProgress })
  } finally {
    await readPool.end()
    await bus.close()
    await pipeline.stop()
  }
}

interface AwaitEmptyOptions {
  readonly countWaiting: () => Promise<number>
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

const POLL_MS = 500

/**
 * Resolves once nothing waits any more. The work is done elsewhere; this only looks.
 *
 * @throws the signal's reason once it aborts
 */
export async function awaitEmpty({ countWaiting, signal, onProgress }: AwaitEmptyOptions): Promise<void> {
  let most = 0
  for (;;) {
    signal.throwIfAborted()
    const waiting = await countWaiting()
    most = Math.max(most, waiting)
    onProgress(most - waiting, most)
    if (waiting === 0) return
    await pause(POLL_MS, signal)
  }
}
