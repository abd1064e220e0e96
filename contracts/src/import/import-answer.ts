import { z } from 'zod'
import { importCountsSchema } from './import-counts.ts'
import { importStateSchema } from './import-state.ts'
import { importTextsSchema } from './import-texts.ts'

/** One run of the import. */
export const importAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  file_name: z.string(),
  size_bytes: z.int(),
  state: importStateSchema,
  /** Who brought the file. */
  account: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Columns of the file. */
  headers: z.array(z.string()),
  /** Field to header, as the last pass read the file. */
  columns: z.partialRecord(z.string(), z.string()),
  /** Field to header, as staff corrected it. */
  mapping: importTextsSchema,
  /** What fills a field where the file has nothing. */
  defaults: importTextsSchema,
  /** Header of the column that names a row for good; null: its content does. */
  key_column: z.string().nullable(),
  counts: importCountsSchema,
  /** How much of the file the pass has read, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Why it failed. */
  cause: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export type ImportAnswer = z.infer<typeof importAnswerSchema>
