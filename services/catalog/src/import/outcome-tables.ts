import type { ImportPreview, ImportRowAnswer } from '@tahanan/contracts/import/import-run.ts'

/** What became of a row, with its cells where it was rejected. */
export interface ReportedRow extends Pick<ImportRowAnswer, 'line' | 'reason'> {
  readonly kind: ImportRowAnswer['outcome']
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
  readonly cells: readonly string[]
  readonly preview: ImportPreview
}

interface OutcomeTable {
  readonly header: (headers: readonly string[]) => readonly string[]
  readonly cells: (row: ReportedRow) => readonly (string | number)[]
}

/** What an import leaves to read: every row with what became of it, and the rejected ones to mend and bring again. */
export const OUTCOME_TABLES = {
  report: {
    header: () => ['line', 'outcome', 'reason', 'understood as', 'warnings', 'name', 'price', 'kind', 'location'],
    cells: ({ line, kind, reason, notes, warnings, preview }) => [
      line,
      kind.replace('_', ' '),
      reason,
      notes.join('; '),
      warnings.join('; '),
      preview.name,
      preview.price,
      preview.kind,
      preview.location,
    ],
  },
  rejects: {
    header: (headers) => ['line', 'reason', ...headers],
    cells: ({ line, reason, cells }) => [line, reason, ...cells],
  },
} as const satisfies Readonly<Record<string, OutcomeTable>>
