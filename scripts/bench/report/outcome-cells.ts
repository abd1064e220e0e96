import type { Outcome } from './outcome.ts'

/** A line of the table as text, cell by cell: rates a second, or costs with their unit; latencies in milliseconds. */
export function outcomeCells(outcome: Outcome): readonly string[] {
  const { name, cost, ratio, floor, p50, p97_5, p99, spread, note } = outcome
  const amount = (perSecond: number) => (cost === null ? `${plain(perSecond)}/s` : `${plain(1 / perSecond)} ${cost}`)
  const below = floor !== null && ratio < floor ? ['below'] : []
  return [
    name,
    amount(outcome.ours),
    amount(outcome.bare),
    ratio.toFixed(2),
    floor === null ? '' : floor.toFixed(2),
    ...[p50, p97_5, p99].map((ms) => (ms === null ? '' : ms.toFixed(1))),
    `${Math.round(spread * 100)} %`,
    [...below, ...(note === '' ? [] : [note])].join(', '),
  ]
}

function plain(amount: number): string {
  return amount >= 100 ? Math.round(amount).toLocaleString('en-US') : amount.toPrecision(3)
}
