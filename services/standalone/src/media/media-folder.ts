import { join } from 'node:path'
import type { Config } from '@tahanan/platform/config/config-schema.ts'

/** Where the pictures and documents of an installation lie. */
export function mediaFolder({ DATA_DIR }: Config): string {
  return join(DATA_DIR, 'media')
}
