import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { givenDatabase } from './given-database.ts'
import { postgresFolder } from './postgres-folder.ts'
import type { StandaloneDatabase } from './standalone-database.ts'

/** The database of this installation: the one of `DATABASE_URL`, or the embedded one, started for this process. */
export async function startDatabase(
  config: Config,
  onError: (error: unknown) => void = () => {},
): Promise<StandaloneDatabase> {
  return (
    givenDatabase(config) ?? embeddedDatabase(await startEmbeddedPostgres({ dataDir: postgresFolder(config), onError }))
  )
}
