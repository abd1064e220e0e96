import type { MigrationSet } from '@tahanan/platform/postgres/migrate.ts'
import { fileURLToPath } from 'node:url'

/** The write side's tables. */
export const APP_MIGRATIONS: MigrationSet = {
  schema: 'app',
  directory: fileURLToPath(new URL('../migrations', import.meta.url)),
}
