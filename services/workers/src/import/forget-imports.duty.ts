import { forgetImports } from '@tahanan/catalog/import-run/import-run-commands.ts'
import type { DutyDefinition } from '../duty/duty-definition.ts'

const MINUTE_MS = 60_000

/** Erases imports, with their files, after 30 days. */
export const forgetImportsDuty: DutyDefinition = {
  name: 'import-forgetting',
  firstAfterMs: 4 * MINUTE_MS,
  everyMs: 60 * MINUTE_MS,
  async work({ catalog, store }) {
    const forgotten = await forgetImports({ ...catalog, objects: store }, new Date())
    return forgotten > 0 ? { forgotten } : undefined
  },
}
