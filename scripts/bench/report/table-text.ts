import { alignedCells } from './aligned-cells.ts'
import type { Outcome } from './outcome.ts'
import { OUTCOME_COLUMNS, outcomeCells } from './outcome-cells.ts'

/** The table of a run, aligned for a terminal. */
export function tableText(outcomes: readonly Outcome[]): string {
  return alignedCells([OUTCOME_COLUMNS, ...outcomes.map(outcomeCells)])
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}
