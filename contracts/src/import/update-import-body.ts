import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import { importTextsSchema } from './import-texts.ts'

/** Body of PATCH /admin/imports/{id}/: all corrections of the mapping and all defaults, in place of the earlier ones. */
export const updateImportBody = z.strictObject({
  mapping: importTextsSchema,
  defaults: importTextsSchema,
  version: versionField(),
})
