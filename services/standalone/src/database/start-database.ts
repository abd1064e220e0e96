import { totalmem } from 'node:os'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { ClusterSettings } from '@tahanan/platform/postgres-cluster/cluster-server.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { givenDatabase } from './given-database.ts'
import { postgresFolder } from './postgres-folder.ts'
import type { StandaloneDatabase } from './standalone-database.ts'

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
