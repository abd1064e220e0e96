import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import type { ChartData } from './chart-data.ts'
import { numberText } from './number-text.ts'

/** Listings by status, those still to be had apart from those that are gone. */
export function statusChart({ by_status: counted }: OverviewAnswer['listings']): ChartData {
  const rows = new Map<string, [available: number, gone: number]>()
  for (const { property_status: status, availability, count } of counted) {
    const row = rows.get(status) ?? [0, 0]
    row[availability === 'Available' ? 0 : 1] += count
    rows.set(status, row)
  }
  return {
    index: 'Status',
    format: numberText,
    series: [
      { name: 'Available', color: 'brand' },
      { name: 'Sold or sold-out', color: 'line-strong' },
    ],
    rows: [...rows].map(([name, values]) => ({ name, values })),
  }
}
