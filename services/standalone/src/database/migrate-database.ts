import { fillPlaces } from '@tahanan/catalog/place/fill-places.ts'
import { APP_MIGRATIONS } from '@tahanan/catalog/schema/app-migrations.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { refuseHalfRestored } from '@tahanan/workers/backup/restore-backup.ts'
import type { StandaloneDatabase } from './start-database.ts'

/**
 * Brings both sides' tables up to date, and lets the reading role read.
 *
 * @throws CatalogueInUse after a restore that was cut off
 */
export async function migrateDatabase(database: StandaloneDatabase): Promise<void> {
  const pool = openPool({ connectionString: database.databaseUrl, max: 1, applicationName: 'migrate' })
  try {
    await refuseHalfRestored(pool)
  } finally {
    await pool.end()
  }
  await migrateTables(database)
}

/** `migrateDatabase` of a catalogue that is just being restored. */
export async function migrateTables(database: StandaloneDatabase): Promise<void> {
  const app = openPool({ connectionString: database.databaseUrl, max: 1, applicationName: 'migrate' })
  const read = openPool({ connectionString: database.readDatabaseUrl, max: 1, applicationName: 'migrate' })
  try {
    await migrate(app, APP_MIGRATIONS)
    const { resolved, unresolved } = await fillPlaces(app)
    if (resolved + unresolved > 0) console.log(`Areas of ${resolved} locations found, of ${unresolved} not.`)
    await migrate(read, READ_MIGRATIONS)
    if (database.readerRole !== undefined) {
      await grantReading(read, { schema: READ_MIGRATIONS.schema, role: database.readerRole })
    }
  } finally {
    await app.end()
    await read.end()
  }
}
