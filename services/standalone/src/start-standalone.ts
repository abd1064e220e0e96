import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { ensureFirstAdministrator } from '@tahanan/catalog/account/ensure-first-administrator.ts'
import { createPasswords } from '@tahanan/catalog/account/passwords.ts'
import { createAccessTokens } from '@tahanan/catalog/session/access-tokens.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { tokenSecret } from '@tahanan/platform/config/token-secret.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { startDatabase } from './database/start-database.ts'
import { loadDemo } from './demo/load-demo.ts'
import { startServer } from './server/start-server.ts'
import type { StopActions } from './supervisor/stop-on-signal.ts'
import { superviseChild } from './supervisor/supervise-child.ts'
import { printWelcome } from './welcome/print-welcome.ts'

const PIPELINE = new URL('./pipeline.process.ts', import.meta.url)
const STOP_TIMEOUT_MS = 10_000

/**
 * The whole of Tahanan on one machine: the embedded PostgreSQL, the pipeline in a process of its own, and the site,
 * its API and the dashboard's API at one address (design §3). What was started is stopped again when a later step
 * fails.
 */
export async function startStandalone(config: Config): Promise<StopActions> {
  const log = createLog({ level: config.LOG_LEVEL ?? 'warn', name: 'web' })
  const running: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    const onError = (error: unknown): void => log.error({ err: error }, 'database')
    const database = await startDatabase(config, onError)
    running.push(() => database.stop())
    await migrateDatabase(database)

    const pool = openPool({ connectionString: database.databaseUrl, max: 10, applicationName: 'admin-api', onError })
    running.push(() => pool.end())
    const sessions = {
      pool,
      passwords: createPasswords(),
      accessTokens: createAccessTokens(await tokenSecret(config)),
    }
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'start' }
    const administrator = await ensureFirstAdministrator(sessions, sessions.passwords, context, {
      username: config.ADMIN_USERNAME,
      password: config.ADMIN_PASSWORD,
    })

    const { databaseUrl, readDatabaseUrl } = database
    const pipeline = superviseChild({
      entry: PIPELINE,
      settings: { databaseUrl, readDatabaseUrl },
      stopTimeoutMs: STOP_TIMEOUT_MS,
      onChange: (change) => log.info(change, 'pipeline'),
    })
    running.push(() => pipeline.stop())
    const server = await startServer({ config, sessions, readerUrl: database.readerUrl, log })
    running.push(() => server.close())

    printWelcome({ port: server.port, publicUrl: config.PUBLIC_URL, administrator })
    const seeding = loadDemo(config, sessions)
    running.push(() => seeding.stop())
    return { stop, force: () => pipeline.kill() }
  } catch (error) {
    await stop()
    throw error
  }
}
