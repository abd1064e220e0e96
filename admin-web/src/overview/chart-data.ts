import type { ChartColor } from './chart-colors.ts'

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
