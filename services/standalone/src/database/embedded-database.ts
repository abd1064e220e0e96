import type { EmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import type { StandaloneDatabase } from './standalone-database.ts'

/** Both sides in the one embedded server. */
export function embeddedDatabase(
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
