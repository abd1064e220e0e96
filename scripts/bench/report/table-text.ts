import { alignedCells } from './aligned-cells.ts'
import type { Outcome } from './outcome.ts'
import { outcomeCells } from './outcome-cells.ts'
import { OUTCOME_COLUMNS } from './outcome-columns.ts'

/** The table of a run, aligned for a terminal. */
export function tableText(outcomes: readonly Outcome[]): string {
  return alignedCells([OUTCOME_COLUMNS, ...outcomes.map(outcomeCells)])
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}
