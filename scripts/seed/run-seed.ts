import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/join-database.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { seedDemo } from '@tahanan/standalone/demo/seed-demo.ts'
import { createProgressBar, type ProgressOutput } from '@tahanan/standalone/progress/progress-bar.ts'
import { runRebuild } from '../rebuild/run-rebuild.ts'
import { projectOutbox } from './project-outbox.ts'
import type { SeedCommand } from './read-seed-options.ts'
import { relayOutbox } from './relay-outbox.ts'
import { seedInBulk } from './seed-in-bulk.ts'

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
 * @throws the signal's reason once it aborts; what was written by then stays, whole
 */
export async function runSeed({ config, command, signal, output }: SeedRun): Promise<void> {
  const { listings, inBulk } = command
  const database = await joinDatabase(config)
  const { databaseUrl, readDatabaseUrl } = database
  try {
    await migrateDatabase(database)
    const pool = openPool({ connectionString: databaseUrl, max: 4, applicationName: 'seed' })
    const filling = { listings, now: new Date(), signal }
    const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'seed' })
    const publishing = { pool, databaseUrl, engines: config, log, signal }
    try {
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
