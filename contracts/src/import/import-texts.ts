import { z } from 'zod'
import { plainString } from '../text/plain-string.ts'
import { IMPORT_FIELDS } from './import-field.ts'
import { IMPORT_LIMITS } from './import-limits.ts'

/** A text for some of the fields: headers of the mapping, or defaults. */
export const importTextsSchema = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  plainString.trim().min(1, 'Give a text, or leave the field out.').max(IMPORT_LIMITS.text),
)

export type ImportTexts = z.infer<typeof importTextsSchema>
