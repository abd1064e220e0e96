import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@tahanan/platform/postgres/migrate.ts'

/** The tables of the read side. A rebuild applies the same files to another schema. */
export const READ_MIGRATIONS: MigrationSet = {
  schema: 'read',
  directory: fileURLToPath(new URL('../migrations', import.meta.url)),
}
