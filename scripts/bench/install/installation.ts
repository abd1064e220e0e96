import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { startDatabase } from '@tahanan/standalone/database/start-database.ts'
import type { Pool } from 'pg'
import { runSeed } from '../../seed/run-seed.ts'
import { schemaVersion } from './schema-version.ts'

/** A catalogue of its own for the bench, kept between runs because filling it takes minutes. */
export interface Installation {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly readerUrl: string
  readonly pool: Pool
  close(): Promise<void>
}

/** The embedded PostgreSQL with so many demo listings, published. */
export async function openInstallation(listings: number): Promise<Installation> {
  const dataDir = join(loadConfig().DATA_DIR, `bench-${listings}`)
  const config = loadConfig({ DATA_DIR: dataDir })
  const madeFile = join(dataDir, 'bench-made')
  const version = await schemaVersion()
  if ((await readFile(madeFile, 'utf8').catch(() => '')) !== version) {
    await rm(dataDir, { recursive: true, force: true })
    const signal = new AbortController().signal
    await runSeed({ config, command: { listings, inBulk: true }, signal, output: process.stdout })
    await writeFile(madeFile, version)
  }
  const database = await startDatabase(config)
  const pool = openPool({ connectionString: database.databaseUrl, max: 2, applicationName: 'bench' })
  await pool.query('vacuum analyze')
  return {
    dataDir,
    databaseUrl: database.databaseUrl,
    readerUrl: database.readerUrl,
    pool,
    async close() {
      await pool.end()
      await database.stop()
    },
  }
}
