import type { MigrationSet } from '@tahanan/platform/postgres/migrate.ts'
import { fileURLToPath } from 'node:url'

export const APP_MIGRATIONS: MigrationSet = {
  schema: 'app',
  directory: fileURLToPath(new URL('../migrations', import.meta.url)),
}
