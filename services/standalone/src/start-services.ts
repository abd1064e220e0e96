import { openAdminApi } from '@tahanan/admin-api/router/open-admin-api.ts'
import { type CreatedAdministrator, ensureFirstAdministrator } from '@tahanan/catalog/account/account-commands.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { createSessions } from '@tahanan/catalog/session/sessions.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { tokenSecret } from '@tahanan/platform/config/token-secret.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { collectClosings } from '@tahanan/platform/process/closings.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import type { StandaloneDatabase } from './database/start-database.ts'
import { startChildren, startDemoPictures } from './supervisor/start-children.ts'
import { loadDemo } from './demo/load-demo.ts'
import { mediaFolder } from './media/media-folder.ts'
import { startServer } from './server/start-server.ts'
import type { StopActions } from './supervisor/stop-on-signal.ts'
import type { SupervisedChild } from './supervisor/supervise-child.ts'

/** Everything that works on a database: what was started is stopped again when a later step fails. */
export async function startServices(config: Config, database: StandaloneDatabase, log: Log): Promise<StopActions> {
  const running = collectClosings()
  let isStopping = false
  const stop = async (): Promise<void> => {
    isStopping = true
    await running.closeAll()
  }
  try {
    const onError = (error: unknown): void => log.error({ err: error }, 'database')
    await migrateDatabase(database)
    const { databaseUrl, readDatabaseUrl, readerUrl } = database
    const pool = openPool({ connectionString: databaseUrl, max: 10, applicationName: 'admin-api', onError })
    running.add(() => pool.end())
    const secret = await tokenSecret(config)
    const sessions = createSessions(pool, secret)
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'start' }
    const administrator = await ensureFirstAdministrator(sessions, sessions.passwords, context, {
      username: config.ADMIN_USERNAME,
      password: config.ADMIN_PASSWORD,
    })

    const children: SupervisedChild[] = []
    running.add(() => Promise.all(children.map((child) => child.stop())))
    const objects = await openObjectStore(config, mediaFolder(config))
    running.add(() => objects.close())
    const admin = await openAdminApi({ config, sessions, secret, databaseUrl, readDatabaseUrl, objects, onError })
    running.add(() => admin.close())
    const server = await startServer({ config, admin, pool, objects, readerUrl, log })
    running.add(() => server.close())
    // Visitors first: theirs is the machine until they are answered. Commands wait in the outbox.
    children.push(...startChildren(config, database, log))

    printWelcome({ port: server.port, publicUrl: config.PUBLIC_URL, administrator })
    const seeding = loadDemo(config, sessions)
    running.add(() => seeding.stop())
    const drawing = seeding.done.then(() =>
      config.DEMO && !isStopping ? startDemoPictures(config, database) : undefined,
    )
    running.add(async () => {
      const child = await drawing
      child?.askToStop()
      await child?.ended
    })
    return { stop, force: () => children.forEach((child) => child.kill()) }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Welcome {
  readonly port: number
  readonly publicUrl: string | undefined
  /** Set on the start that created it, the only one that can show its password. */
  readonly administrator: CreatedAdministrator | undefined
}

/** Says where everything is, and once, how to sign in. */
function printWelcome({ port, publicUrl, administrator }: Welcome): void {
  const address = publicUrl ?? `http://localhost:${port}`
  const lines = [
    '',
    `Tahanan runs at     ${address}`,
    `Listings as JSON    ${address}/api/listing`,
    `All calls           ${address}/api/openapi.json`,
  ]
  if (administrator !== undefined) {
    lines.push(`Administrator       ${administrator.username}`)
    if (administrator.generatedPassword !== undefined) {
      lines.push(`Password            ${administrator.generatedPassword}   (shown this once; keep it)`)
    }
  }
  lines.push('Ctrl-C stops it.', '')
  console.log(lines.join('\n'))
}
