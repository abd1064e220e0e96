import type { BenchRun } from '../bench-run.ts'
import { alignedCells } from './aligned-cells.ts'
import { outcomeCells } from './outcome-cells.ts'
import { OUTCOME_COLUMNS } from './outcome-columns.ts'

/** All that a run found, as a page shows it: the machine, the table, what is no ratio, and what was skipped. */
export function reportMarkdown(machine: string, { outcomes, notes, skipped, broken }: BenchRun): string {
  const [heading = [], ...rows] = alignedCells([OUTCOME_COLUMNS, ...outcomes.map(outcomeCells)])
  const rule = heading.map(({ length }, column) =>
    column === 0 || column === heading.length - 1 ? '-'.repeat(length) : `${'-'.repeat(length - 1)}:`,
  )
  const table = [heading, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  const missing = [
    ...skipped.map(({ name, why }) => `- Skipped: ${name}: ${why}`),
    ...broken.map(({ name, why }) => `- Broken off: ${name}: ${why}`),
  ]
  const plain = notes.length === 0 ? [] : [['```text', ...notes, '```'].join('\n')]
  return [
    machine,
    ...(outcomes.length === 0 ? [] : [table]),
    ...plain,
    ...(missing.length === 0 ? [] : [missing.join('\n')]),
  ].join('\n\n')
}
