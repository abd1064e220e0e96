import { z } from 'zod'
import { IMPORTED_FIELDS } from '../listing/listing-fields.ts'
import { plainString } from '../text/line-field.ts'

/** What a spreadsheet can say of a brokerage listing: fields of the form by their names (§3), and its pin in two columns. */
export const IMPORT_FIELDS = [...IMPORTED_FIELDS.map(({ importName }) => importName), 'latitude', 'longitude'] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

export function isImportField(text: string): text is ImportField {
  return IMPORT_FIELDS.some((field) => field === text)
}

/** What an import by the dashboard may bring. */
export const IMPORT_LIMITS = {
  fileBytes: 200 * 1024 * 1024,
  /** Of a default, and of a header in the mapping. */
  text: 500,
  /** How long a run and its file are kept. */
  keptDays: 30,
} as const

/** A text for some of the fields: headers of the mapping, or defaults. */
export const importTextsSchema = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  plainString.trim().min(1, 'Give a text, or leave the field out.').max(IMPORT_LIMITS.text),
)

export type ImportTexts = z.infer<typeof importTextsSchema>
