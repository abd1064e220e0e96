import type { Outcome } from './outcome.ts'

const COLUMNS = ['case', 'ours/s', 'bare/s', 'ratio', 'floor', 'p50', 'p97.5', 'p99', 'spread', ''] as const

/** The table of a run, aligned for a terminal and for a page of text alike. */
export function tableText(outcomes: readonly Outcome[]): string {
  const rows = [COLUMNS, ...outcomes.map(cellsOf)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellsOf(outcome: Outcome): string[] {
  const { name, ours, bare, ratio, floor, p50, p97_5, p99, spread, note } = outcome
  const below = floor !== null && ratio < floor ? ['below'] : []
  return [
    name,
    rate(ours),
    rate(bare),
    ratio.toFixed(2),
    floor === null ? '' : floor.toFixed(2),
    ...[p50, p97_5, p99].map((ms) => (ms === null ? '' : ms.toFixed(1))),
    `${Math.round(spread * 100)} %`,
    [...below, ...(note === '' ? [] : [note])].join(', '),
  ]
}

function rate(perSecond: number): string {
  return perSecond >= 100 ? Math.round(perSecond).toLocaleString('en-US') : perSecond.toPrecision(3)
}
