import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { ENGINE_SETTINGS } from '@tahanan/platform/engine-check/engine-check.ts'
import { requireEngines } from '@tahanan/platform/engine-check/require-engines.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { startDatabase } from './database/start-database.ts'
import { type StopActions, stopOnSignal } from './supervisor/stop-on-signal.ts'

/**
 * The whole of Tahanan on one machine: the embedded PostgreSQL, the pipeline and the image workers in processes of
 * their own, and the site, its API and the dashboard's API at one address (design §3). What was started is stopped
 * again when a later step fails.
 */
async function startStandalone(config: Config): Promise<StopActions> {
  const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'web' })
  await requireEngines(
    config,
    ENGINE_SETTINGS.filter((setting) => setting !== 'READER_DATABASE_URL'),
  )
  const starting = startDatabase(config, (error) => log.error({ err: error }, 'database'))
  const stopDatabase = async (): Promise<void> => (await starting).stop()
  try {
    // Loading all that works on the database takes longer than the database takes to start.
    const [database, { startServices }] = await Promise.all([starting, import('./start-services.ts')])
    const services = await startServices(config, database, log)
    return {
      async stop() {
        await services.stop()
        await stopDatabase()
      },
      force: () => services.force(),
    }
  } catch (error) {
    await stopDatabase().catch(() => {})
    throw error
  }
}

const starting = startStandalone(loadConfig())
// Listened for from the beginning: a database that is being made wants to be stopped in order, too.
stopOnSignal(starting)
await starting
