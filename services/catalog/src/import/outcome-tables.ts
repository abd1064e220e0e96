import type { BatchOutcome } from './import-batch.ts'

interface OutcomeTable {
  readonly header: (headers: readonly string[]) => readonly string[]
  readonly cells: (outcome: BatchOutcome) => readonly (string | number)[]
}

/** What an import leaves to read: every row with what became of it, and the rejected ones to mend and bring again. */
export const OUTCOME_TABLES = {
  report: {
    header: () => ['line', 'outcome', 'reason', 'understood as', 'warnings'],
    cells: ({ line, kind, reason, notes, warnings }) => [line, kind, reason, notes.join('; '), warnings.join('; ')],
  },
  rejects: {
    header: (headers) => ['line', 'reason', ...headers],
    cells: ({ line, reason, cells }) => [line, reason, ...cells],
  },
} as const satisfies Readonly<Record<string, OutcomeTable>>
