import type { ImportTexts } from '@tahanan/contracts/import/import-field.ts'
import type { ImportAnswer, ImportCounts, ImportState } from '@tahanan/contracts/import/import-run.ts'
import { roleSchema } from '@tahanan/contracts/session/role.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { z } from 'zod'
import type { Catalog } from '../command/run-command.ts'

/** A spreadsheet that staff brought, and how far it is (`app.import_run`). */
export interface ImportRun {
  readonly id: number
  /** Of the pass over the file: each has another one. */
  readonly version: number
  readonly account: { readonly id: number; readonly name: string } | null
  readonly fileName: string
  /** In the bucket `documents`. */
  readonly fileKey: string
  readonly sizeBytes: number
  readonly state: ImportState
  /** Field to header, as staff corrected it. */
  readonly mapping: ImportTexts
  readonly defaults: ImportTexts
  /** Header of the column that names a row for good; null: its content does. */
  readonly keyHeader: string | null
  readonly isPublished: boolean
  readonly brokerId: number | null
  /** That it was fetched from; null where staff brought the file. */
  readonly sourceId: number | null
  /** Listings are there that it took in. */
  readonly hasListings: boolean
  readonly headers: readonly string[]
  /** Field to header, as the last pass read the file. */
  readonly columns: Readonly<Record<string, string>>
  /** Of a pass of old, without what is counted since. */
  readonly counts: Partial<ImportCounts>
  readonly bytesDone: number
  readonly cause: string | null
  /** Why it waits for a yes, where it was fetched. */
  readonly doubts: readonly string[]
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Runs that may have taken rows in, and do nothing now. */
export const CAN_BE_TAKEN_BACK: ReadonlySet<ImportState> = new Set(['done', 'failed'])

/** A run as staff see it: all but where its file lies. */
export function importRunAnswerOf(run: ImportRun): ImportAnswer {
  const { id, version, state, account, columns, mapping, defaults, counts, cause } = run
  return {
    id,
    version,
    file_name: run.fileName,
    size_bytes: run.sizeBytes,
    state,
    account,
    headers: [...run.headers],
    columns,
    mapping,
    defaults,
    key_column: run.keyHeader,
    source_id: run.sourceId,
    is_published: run.isPublished,
    broker_id: run.brokerId,
    can_take_back: run.hasListings && CAN_BE_TAKEN_BACK.has(state),
    counts: { ...NO_COUNTS, ...counts },
    progress: Math.min(run.bytesDone / run.sizeBytes, 1),
    cause,
    doubts: [...run.doubts],
    created_at: run.createdAt.toISOString(),
    updated_at: run.updatedAt.toISOString(),
  }
}

/** Of a pass that has not begun. */
export const NO_COUNTS: ImportCounts = Object.freeze({
  rows: 0,
  created: 0,
  changed: 0,
  held: 0,
  known: 0,
  rejected: 0,
  warned: 0,
  excluded: 0,
  taken_back: 0,
  vanished: 0,
})

/** What imports stand on: the tables, and where their files lie. */
export interface ImportDependencies extends Catalog {
  readonly objects: ObjectStore
}

/** The queue of passes: checks, runs, and what takes them back. */
export const IMPORT_QUEUE = 'imports'

/** A pass: of which run, and for whom it adds listings. */
export const importJobSchema = z.object({
  runId: z.int(),
  version: z.int(),
  accountId: z.int().nullable(),
  role: z.union([roleSchema, z.literal('system')]),
})

export type ImportJob = z.infer<typeof importJobSchema>
