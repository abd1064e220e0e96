import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { numberText } from '../screen/count-texts.ts'

export interface ChartSeries {
  readonly name: string
  readonly color: ChartColor
}

export interface ChartRow {
  readonly name: string
  /** One for each series, in their order; null where there is nothing to measure. */
  readonly values: readonly (number | null)[]
}

/** What a chart draws, and what its table says. */
export interface ChartData {
  /** Heading of the rows' names: `Week`. */
  readonly index: string
  readonly series: readonly ChartSeries[]
  readonly rows: readonly ChartRow[]
  readonly format: (value: number) => string
}

/** `bars`: upright, series on top of each other. `ranks`: the same, lying. `line`: over time. `ring`: shares of the first series. */
export type ChartKind = 'bars' | 'ranks' | 'line' | 'ring'

/** Colours of the theme that charts draw series in, told apart in both themes; the first one is for what counts most. */
export const CHART_COLORS = ['brand', 'accent', 'warning', 'line-strong', 'danger', 'ink-soft'] as const

export type ChartColor = (typeof CHART_COLORS)[number]

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
