import { join } from 'node:path'
import type { Config } from '@tahanan/platform/config/config-schema.ts'

/** Where the embedded PostgreSQL of an installation lies. */
export function postgresFolder({ DATA_DIR }: Config): string {
  return join(DATA_DIR, 'postgres')
}
