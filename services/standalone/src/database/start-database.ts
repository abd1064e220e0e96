import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { ClusterSettings } from '@tahanan/platform/postgres-cluster/cluster-server.ts'
import {
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '@tahanan/platform/postgres/embedded-postgres.ts'

const MEGABYTE = 2 ** 20

/** Of the machine's memory. PostgreSQL takes it as it needs it. */
const OWN_SHARE = 1 / 16
const OWN_MIN = 128
const OWN_MAX = 2_048
/** What the system is likely to keep of its files. */
const CACHED_SHARE = 1 / 2

/** The database of this installation: the one of `DATABASE_URL`, or the embedded one, started for this process. */
export async function startDatabase(
  config: Config,
  onError: (error: unknown) => void = () => {},
): Promise<StandaloneDatabase> {
  const given = givenDatabase(config)
  if (given !== undefined) return given
  const dataDir = postgresFolder(config)
  return embeddedDatabase(await startEmbeddedPostgres({ dataDir, settings: databaseMemory(), onError }))
}

/**
 * How much the embedded PostgreSQL keeps in memory itself, by how much there is: what it has to ask the system for takes
 * longer, and a million listings do not fit into what suits a small machine.
 */
export function databaseMemory(machineBytes: number = ownMemory()): ClusterSettings {
  const machine = machineBytes / MEGABYTE
  const own = Math.min(OWN_MAX, Math.max(OWN_MIN, Math.round(machine * OWN_SHARE)))
  return { shared_buffers: `${own}MB`, effective_cache_size: `${Math.round(machine * CACHED_SHARE)}MB` }
}

/** A container may have less than its machine; without a limit Node says 0, or more than there is. */
function ownMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

/** Where an installation keeps its data. */
export interface StandaloneDatabase {
  readonly databaseUrl: string
  readonly readDatabaseUrl: string
  /** As the role that may only read the read schema; where the database was given, as its one role. */
  readonly readerUrl: string
  /** Name of that role, where it is one of its own. */
  readonly readerRole: string | undefined
  stop(): Promise<void>
}

/** Both sides in the one embedded server. */
function embeddedDatabase(
  postgres: Pick<EmbeddedPostgres, 'connectionString' | 'readerConnectionString' | 'stop'>,
): StandaloneDatabase {
  return {
    databaseUrl: postgres.connectionString,
    readDatabaseUrl: postgres.connectionString,
    readerUrl: postgres.readerConnectionString,
    readerRole: new URL(postgres.readerConnectionString).username,
    stop: () => postgres.stop(),
  }
}

/** The database that `DATABASE_URL` names, undefined without it. It is not ours to stop. */
function givenDatabase({ DATABASE_URL, READ_DATABASE_URL }: Config): StandaloneDatabase | undefined {
  if (DATABASE_URL === undefined) return undefined
  const readDatabaseUrl = READ_DATABASE_URL ?? DATABASE_URL
  return {
    databaseUrl: DATABASE_URL,
    readDatabaseUrl,
    readerUrl: readDatabaseUrl,
    readerRole: undefined,
    stop: async () => {},
  }
}

/** The same database for a program that runs beside the server; it starts the embedded one where no server runs. */
export async function joinDatabase(config: Config): Promise<StandaloneDatabase> {
  const given = givenDatabase(config)
  if (given !== undefined) return given
  const running = await joinEmbeddedPostgres(postgresFolder(config))
  return running === undefined ? startDatabase(config) : embeddedDatabase({ ...running, stop: async () => {} })
}

/** Where the embedded PostgreSQL of an installation lies. */
export function postgresFolder({ DATA_DIR }: Config): string {
  return join(DATA_DIR, 'postgres')
}
