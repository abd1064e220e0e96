import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { importTextsSchema } from './import-field.ts'

const count = z.int().nonnegative()

/** Rows of a pass so far. `created` would be so in a check; `warned` are those of them that are unlikely. */
const importCountsSchema = z.object({
  rows: count,
  created: count,
  known: count,
  rejected: count,
  warned: count,
})

export type ImportCounts = z.infer<typeof importCountsSchema>

/** `checking` and `running` are passes of the job worker; `checked` waits for staff. */
const importStateSchema = z.enum(['checking', 'checked', 'running', 'done', 'failed'])

export type ImportState = z.infer<typeof importStateSchema>

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

/** What became of a row; in a check, what would. */
export const importOutcomeSchema = z.enum(['created', 'known', 'rejected'])

/** What became of one row of the file. */
export const importRowAnswerSchema = z.object({
  /** Of the file, from 1, where the row begins. */
  line: z.int(),
  outcome: importOutcomeSchema,
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** How it was understood. */
  notes: z.array(z.string()),
  /** What is unlikely of it. */
  warnings: z.array(z.string()),
})

export type ImportRowAnswer = z.infer<typeof importRowAnswerSchema>

/** Query of a run's rows, in the order of the file: a page of all of them or of one outcome. */
export const importRowQuerySchema = staffListQuerySchema
  .omit({ q: true })
  .extend({ outcome: importOutcomeSchema.optional() })

export type ImportRowQuery = z.output<typeof importRowQuerySchema>
