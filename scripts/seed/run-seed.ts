import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/join-database.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { seedDemo } from '@tahanan/standalone/demo/seed-demo.ts'
import { createProgressBar, type ProgressOutput } from '@tahanan/standalone/progress/progress-bar.ts'
import { readPipelineBacklog } from '@tahanan/workers/pipeline/pipeline-backlog.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { awaitProjection } from './await-projection.ts'
import type { SeedCommand } from './read-seed-options.ts'
import { seedInBulk } from './seed-in-bulk.ts'

export interface SeedRun {
  readonly config: Config
  readonly command: SeedCommand
  readonly signal: AbortSignal
  readonly output: ProgressOutput
}

/**
 * Fills the catalogue of this installation and waits until visitors see it, beside a running server or without one.
 *
 * @throws the signal's reason once it aborts; what was written by then stays, whole
 */
export async function runSeed({ config, command, signal, output }: SeedRun): Promise<void> {
  const { listings, inBulk } = command
  const ends: (() => Promise<void>)[] = []
  try {
    const database = await joinDatabase(config)
    ends.push(() => database.stop())
    await migrateDatabase(database)
    const { databaseUrl, readDatabaseUrl } = database
    const pool = openPool({ connectionString: databaseUrl, max: 4, applicationName: 'seed' })
    ends.push(() => pool.end())

    const writing = createProgressBar({ label: 'Writing', unit: inBulk ? 'listings' : 'records', output })
    await (inBulk ? seedInBulk : seedDemo)(
      { pool },
      {
        listings,
        defaultBrokerId: config.DEFAULT_BROKER_ID,
        now: new Date(),
        signal,
        onProgress: (done, total) => writing.update(done, total),
      },
    )
    writing.finish()

    const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'seed' })
    const pipeline = await startPipeline({ databaseUrl, readDatabaseUrl, log })
    ends.push(() => pipeline.stop())
    const bus = await openPostgresEventBus({ connectionString: databaseUrl })
    ends.push(() => bus.close())
    const readPool = openReadPool({ connectionString: readDatabaseUrl, max: 2, applicationName: 'seed' })
    ends.push(() => readPool.end())
    const publishing = createProgressBar({ label: 'Publishing', unit: 'changes', output })
    await awaitProjection({
      readBacklog: () => readPipelineBacklog({ pool, readPool, bus }),
      signal,
      onProgress: (done, total) => publishing.update(done, total),
    })
    publishing.finish()
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
