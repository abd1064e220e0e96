import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { CATALOG_DEAD_LETTER_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EngineStatus } from '@tahanan/contracts/system/system-answer.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { type DeadLetterBox, openDeadLetterBox } from '@tahanan/platform/dead-letter/dead-letter-box.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { loadMeiliClient } from '@tahanan/platform/search-engine/load-meili-client.ts'
import { openReadSide, type ReadSide } from '@tahanan/read-models/system/read-side.ts'

const SEARCH_TIMEOUT_MS = 2_000

type EngineNames = Pick<
  Config,
  'KAFKA_BROKERS' | 'REDIS_URL' | 'S3_ENDPOINT' | 'MEILI_URL' | 'MEILI_KEY' | 'BACKUP_DIR' | 'BACKUP_BUCKET'
>

export interface SystemSettings {
  readonly config: EngineNames
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the read schema lives. */
  readonly readDatabaseUrl: string
  readonly catalog: Catalog
  readonly objects: ObjectStore
  /** `DATA_DIR`. */
  readonly dataDir: string
  readonly onError: (error: unknown) => void
}

/**
 * From where administrators look after the machinery. Engines are opened when the System page first asks for them, and
 * again when that failed: staff work on while they are away.
 */
export interface SystemDependencies {
  readonly catalog: Catalog
  readonly readSide: ReadSide
  readonly bus: Lazy<EventBus>
  readonly jobs: Lazy<Jobs>
  readonly letters: Lazy<DeadLetterBox>
  readonly probes: readonly EngineProbe[]
  /** Whether words are searched in an index beside Postgres. */
  readonly hasIndex: boolean
  readonly dataDir: string
  /** Whether backups are taken by themselves. */
  readonly isBackupOn: boolean
  readonly onError: (error: unknown) => void
  close(): Promise<void>
}

export function openSystemDependencies(settings: SystemSettings): SystemDependencies {
  const { config, databaseUrl, readDatabaseUrl, catalog, objects, dataDir, onError } = settings
  const readSide = openReadSide({ connectionString: readDatabaseUrl, onError })
  const bus = openLazily(() => openEventBus(config, { databaseUrl, onError }))
  const jobs = openLazily(() => openJobs(config, { databaseUrl, onError }))
  const letters = openLazily(async () => {
    return openDeadLetterBox({ bus: await bus.get(), topic: CATALOG_DEAD_LETTER_TOPIC, onError })
  })
  return {
    catalog,
    readSide,
    bus,
    jobs,
    letters,
    probes: engineProbes({ config, catalog, readSide, bus, jobs, objects }),
    hasIndex: config.MEILI_URL !== undefined,
    dataDir,
    isBackupOn: config.BACKUP_DIR !== undefined || config.BACKUP_BUCKET !== undefined,
    onError,
    async close() {
      await letters.close()
      await Promise.all([bus.close(), jobs.close(), readSide.close()])
    },
  }
}

interface Engines extends Pick<SystemDependencies, 'catalog' | 'readSide' | 'bus' | 'jobs'> {
  readonly config: Pick<Config, 'KAFKA_BROKERS' | 'REDIS_URL' | 'S3_ENDPOINT' | 'MEILI_URL' | 'MEILI_KEY'>
  readonly objects: ObjectStore
}

/** Every engine of this deployment, the embedded ones included. */
function engineProbes({ config, catalog, readSide, bus, jobs, objects }: Engines): readonly EngineProbe[] {
  const { MEILI_URL: url, MEILI_KEY: key } = config
  return [
    { name: 'database', kind: 'Postgres', ping: () => catalog.pool.query('select') },
    { name: 'read database', kind: 'Postgres', ping: () => readSide.ping() },
    {
      name: 'event bus',
      kind: config.KAFKA_BROKERS === undefined ? 'Postgres' : 'Kafka',
      ping: async () => (await bus.get()).ping(),
    },
    {
      name: 'jobs',
      kind: config.REDIS_URL === undefined ? 'Postgres' : 'Redis',
      ping: async () => (await jobs.get()).ping(),
    },
    {
      name: 'search',
      kind: url === undefined ? 'Postgres' : 'Meilisearch',
      async ping() {
        if (url === undefined) return readSide.ping()
        return (await loadMeiliClient({ url, key, timeoutMs: SEARCH_TIMEOUT_MS })).health()
      },
    },
    {
      name: 'object store',
      kind: config.S3_ENDPOINT === undefined ? 'files' : 'S3',
      ping: () => objects.ping(),
    },
  ]
}

/** How an engine is asked whether it is there. */
export interface EngineProbe extends Pick<EngineStatus, 'name' | 'kind'> {
  ping(): Promise<unknown>
}

interface Closable {
  close(): Promise<void>
}

/** Something that is opened when it is first needed. */
interface Lazy<Opened> {
  /** Opens it. A failure is forgotten: the next one who asks tries again. */
  get(): Promise<Opened>
  close(): Promise<void>
}

export function openLazily<Opened extends Closable>(open: () => Promise<Opened>): Lazy<Opened> {
  let opening: Promise<Opened> | undefined

  async function attempt(): Promise<Opened> {
    try {
      return await open()
    } catch (error) {
      opening = undefined
      throw error
    }
  }

  return {
    get() {
      opening ??= attempt()
      return opening
    },
    async close() {
      const opened = await opening?.catch(() => undefined)
      await opened?.close()
    },
  }
}
