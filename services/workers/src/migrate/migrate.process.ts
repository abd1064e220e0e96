import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { ensureFirstAdministrator } from '@tahanan/catalog/account/account-commands.ts'
import { createPasswords } from '@tahanan/catalog/account/passwords.ts'
import { fillPlaces } from '@tahanan/catalog/place/fill-places.ts'
import { APP_MIGRATIONS } from '@tahanan/catalog/schema/app-migrations.ts'
import { loadConfig, requireSettings } from '@tahanan/platform/config/load-config.ts'
import { ENGINE_SETTINGS } from '@tahanan/platform/engine-check/engine-check.ts'
import { requireEngines } from '@tahanan/platform/engine-check/require-engines.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { ensureReader } from '@tahanan/platform/postgres/grant-reading.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { refuseHalfRestored } from '../backup/restore-backup.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'

/**
 * What must be done once before everything else starts, and may be done again at every deployment: tables, the reading
 * role, the topic, the buckets, the first administrator.
 */
async function main(): Promise<void> {
  const config = requireSettings(loadConfig(), ['DATABASE_URL'], 'migrate')
  // The reading role is still to be made.
  await requireEngines(
    config,
    ENGINE_SETTINGS.filter((setting) => setting !== 'READER_DATABASE_URL'),
    {
      waitMs: config.ENGINE_WAIT_SECONDS * 1000,
      onWait: (problems) => console.error(`Waiting for engines: ${problems.join(' ')}`),
    },
  )
  const databaseUrl = config.DATABASE_URL
  const onError = (error: unknown): void => console.error(error)
  const app = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'migrate' })
  const read = openPool({
    connectionString: config.READ_DATABASE_URL ?? databaseUrl,
    max: 2,
    applicationName: 'migrate',
  })
  try {
    await refuseHalfRestored(app)
    await migrate(app, APP_MIGRATIONS)
    const { resolved, unresolved } = await fillPlaces(app)
    if (resolved + unresolved > 0) console.log(`Areas of ${resolved} locations found, of ${unresolved} not.`)
    await migrate(read, READ_MIGRATIONS)
    if (config.READER_DATABASE_URL !== undefined) {
      await ensureReader(read, { readerUrl: config.READER_DATABASE_URL, schema: READ_MIGRATIONS.schema })
    }
    console.log('Tables are up to date.')
    const [bus, jobs, store] = await openTogether([
      openEventBus(config, { databaseUrl, onError }),
      openJobs(config, { databaseUrl, onError }),
      openObjectStore(config, config.DATA_DIR),
    ])
    try {
      await ensureCatalogTopic(bus)
    } finally {
      await Promise.all([bus.close(), jobs.close(), store.close()])
    }
    console.log('Topic, queues and buckets are there.')
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'migrate' }
    const administrator = await ensureFirstAdministrator({ pool: app }, createPasswords(), context, {
      username: config.ADMIN_USERNAME,
      password: config.ADMIN_PASSWORD,
    })
    if (administrator !== undefined) console.log(`The first administrator: ${JSON.stringify(administrator)}`)
  } finally {
    await Promise.all([app.end(), read.end()])
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
