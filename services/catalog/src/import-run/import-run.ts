import type { ImportCounts } from '@tahanan/contracts/import/import-counts.ts'
import type { ImportState } from '@tahanan/contracts/import/import-state.ts'
import type { ImportTexts } from '@tahanan/contracts/import/import-texts.ts'

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
  readonly headers: readonly string[]
  /** Field to header, as the last pass read the file. */
  readonly columns: Readonly<Record<string, string>>
  readonly counts: ImportCounts
  readonly bytesDone: number
  readonly cause: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}
