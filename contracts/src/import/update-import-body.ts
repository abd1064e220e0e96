import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import { plainString } from '../text/plain-string.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { importTextsSchema } from './import-texts.ts'

/** Body of PATCH /admin/imports/{id}/: all corrections, in place of the earlier ones. */
export const updateImportBody = z.strictObject({
  mapping: importTextsSchema,
  defaults: importTextsSchema,
  /** Header of the column that names a row for good; null, or left out: its content does. */
  key_column: plainString.min(1, 'Name a column, or leave it out.').max(IMPORT_LIMITS.text).nullable().default(null),
  version: versionField(),
})
