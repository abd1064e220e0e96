import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { importTextsSchema } from './import-field.ts'

const count = z.int().nonnegative()

/**
 * Rows of a pass so far. `created` would be so in a check; `warned` are those of them that are unlikely. Taken back,
 * `created` are those that were left alone.
 */
const importCountsSchema = z.object({
  rows: count,
  created: count,
  /** Of a source: what it says differently than before is taken over. */
  changed: count,
  /** Of a source: in some field both it and staff changed the listing, and staff's stays. */
  held: count,
  known: count,
  rejected: count,
  warned: count,
  /** Left out by staff. */
  excluded: count,
  taken_back: count,
  /** Of a source: shown to visitors, and in it no more; they become drafts. */
  vanished: count,
})

export type ImportCounts = z.infer<typeof importCountsSchema>

/** `checking`, `running` and `taking_back` are passes of the job worker; `checked` waits for staff. */
const importStateSchema = z.enum(['checking', 'checked', 'running', 'done', 'taking_back', 'taken_back', 'failed'])

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
  /** That it was fetched from; null where somebody brought the file. */
  source_id: z.int().nullable(),
  /** How its rows are taken in: as drafts, or shown to visitors. */
  is_published: z.boolean(),
  /** Whom its listings are assigned to. */
  broker_id: z.int().nullable(),
  /** Listings are there that it took in. */
  can_take_back: z.boolean(),
  counts: importCountsSchema,
  /** How much of the file the pass has read, 0 to 1; of the listings, where they are taken back. */
  progress: z.number().min(0).max(1),
  /** Why it failed. */
  cause: z.string().nullable(),
  /** Why a run of a source waits for a yes. */
  doubts: z.array(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export type ImportAnswer = z.infer<typeof importAnswerSchema>

/** What became of a row; in a check, what would. */
export const importOutcomeSchema = z.enum(['created', 'changed', 'held', 'known', 'rejected', 'excluded', 'taken_back'])

/** A row as the listing that it becomes; of one that is not taken, what its cells say. */
const importPreviewSchema = z.object({
  name: z.string(),
  price: z.string(),
  /** Offer and kind: `For Sale, Townhouse`. */
  kind: z.string(),
  location: z.string(),
})

export type ImportPreview = z.infer<typeof importPreviewSchema>

/** What became of one row of the file. */
export const importRowAnswerSchema = importPreviewSchema.extend({
  /** Of the file, from 1, where the row begins. */
  line: z.int(),
  outcome: importOutcomeSchema,
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** How it was understood. */
  notes: z.array(z.string()),
  /** What is unlikely of it. */
  warnings: z.array(z.string()),
  /** That it became. */
  listing_id: z.int().nullable(),
})

export type ImportRowAnswer = z.infer<typeof importRowAnswerSchema>

/** Query of a run's rows, in the order of the file: a page of all of them or of one outcome. */
export const importRowQuerySchema = staffListQuerySchema
  .omit({ q: true })
  .extend({ outcome: importOutcomeSchema.optional() })

export type ImportRowQuery = z.output<typeof importRowQuerySchema>
