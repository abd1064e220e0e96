import type { BenchRun } from '../bench-run.ts'
import { tableText } from './table-text.ts'

/** All that a run found: the table, what is no ratio, and what was skipped. */
export function reportText({ outcomes, notes, skipped, broken }: BenchRun): string {
  return [
    ...(outcomes.length === 0 ? [] : [tableText(outcomes), '']),
    ...notes,
    ...skipped.map(({ name, why }) => `skipped: ${name}: ${why}`),
    ...broken.map(({ name, why }) => `broken off: ${name}: ${why}`),
  ]
    .join('\n')
    .trimEnd()
}
