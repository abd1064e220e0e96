import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { joinEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { givenDatabase } from './given-database.ts'
import { postgresFolder } from './postgres-folder.ts'
import type { StandaloneDatabase } from './standalone-database.ts'
import { startDatabase } from './start-database.ts'

/** The same database for a program that runs beside the server; it starts the embedded one where no server runs. */
export async function joinDatabase(config: Config): Promise<StandaloneDatabase> {
  const given = givenDatabase(config)
  if (given !== undefined) return given
  const running = await joinEmbeddedPostgres(postgresFolder(config))
  return running === undefined ? startDatabase(config) : embeddedDatabase({ ...running, stop: async () => {} })
}
