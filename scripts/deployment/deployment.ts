import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment, loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openKafkaEventBus } from '@tahanan/platform/event-bus/kafka-event-bus.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { type Closings, collectClosings } from '@tahanan/platform/process/closings.ts'
import { openEngineProxy } from './engine-proxy.ts'
import { openFleet } from './fleet.ts'
import { startOwnEngines } from './own-engines.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { PROCESS_ENTRIES } from './fleet-member.ts'

export const ADMINISTRATOR = { username: 'admin', password: 'a password of a deployment' } as const

export type Deployment = Awaited<ReturnType<typeof start>>

/**
 * The distributed deployment on this machine, with engines of its own: what docker-compose.yml describes, less the
 * containers. The read schema has a database to itself. Meilisearch takes part where `MEILI_URL` names one.
 *
 * @throws what keeps it from starting, after everything that had started was stopped
 */
export async function startDeployment(): Promise<Deployment> {
  const closings = collectClosings()
  try {
    return await start(closings)
  } catch (error) {
    await closings.closeAll().catch(() => {})
    throw error
  }
}

async function start(closings: Closings) {
  const { DATA_DIR, MEILI_URL, MEILI_KEY } = loadConfig()
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-deployment-'))
  closings.add(() => rm(folder, { recursive: true, force: true }))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const { variables, ...engines } = await startOwnEngines(folder, resolve(DATA_DIR), closings)
  const catalogDatabase = await startOwnPostgres('Postgres of the catalogue', join(folder, 'catalog'))
  closings.add(() => catalogDatabase.stop())
  const readDatabase = await startOwnPostgres('Postgres of the read side', join(folder, 'read'))
  closings.add(() => readDatabase.stop())
  const meilisearch = MEILI_URL === undefined ? undefined : await openEngineProxy('Meilisearch', MEILI_URL)
  if (meilisearch !== undefined) closings.add(() => meilisearch.stop())
  const environment = {
    ...variables,
    DATABASE_URL: catalogDatabase.connectionString,
    READ_DATABASE_URL: readDatabase.connectionString,
    READER_DATABASE_URL: readDatabase.readerConnectionString,
    TOKEN_SECRET: randomBytes(48).toString('base64'),
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    MEILI_URL: meilisearch?.url ?? '',
    MEILI_KEY: MEILI_KEY ?? '',
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  }
  await runMigrate(environment)
  const settings = { max: 4, applicationName: 'story' }
  const catalogPool = openPool({ ...settings, connectionString: catalogDatabase.connectionString })
  closings.add(() => catalogPool.end())
  const readPool = openReadPool({ ...settings, connectionString: readDatabase.connectionString })
  closings.add(() => readPool.end())
  const bus = await openKafkaEventBus({ brokers: (variables['KAFKA_BROKERS'] ?? '').split(',') })
  closings.add(() => bus.close())
  const fleet = openFleet(folder, environment)
  closings.add(() => fleet.stop())
  return {
    engines: { ...engines, catalogDatabase, readDatabase, meilisearch },
    /** What its processes find in their environment. */
    environment,
    fleet,
    catalogPool,
    readPool,
    bus,
    stop: () => closings.closeAll(),
  }
}

/** What every deployment begins with. Answers what it printed. */
async function runMigrate(environment: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...typescriptArguments(), PROCESS_ENTRIES.migrate], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: childEnvironment(environment),
  })
  return stdout
}
