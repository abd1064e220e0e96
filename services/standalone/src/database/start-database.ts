import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { databaseMemory } from './database-memory.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { givenDatabase } from './given-database.ts'
import { postgresFolder } from './postgres-folder.ts'
import type { StandaloneDatabase } from './standalone-database.ts'

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
