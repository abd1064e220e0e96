import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { StandaloneDatabase } from './standalone-database.ts'

/** The database that `DATABASE_URL` names, undefined without it. It is not ours to stop. */
export function givenDatabase({ DATABASE_URL, READ_DATABASE_URL }: Config): StandaloneDatabase | undefined {
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
