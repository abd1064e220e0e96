import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import type { ChartData } from './chart-data.ts'
import { numberText } from './number-text.ts'

/** Listings by property type, the commonest first. */
export function typeChart({ by_type: counted }: OverviewAnswer['listings']): ChartData {
  return {
    index: 'Property type',
    format: numberText,
    series: [{ name: 'Listings', color: 'brand' }],
    rows: counted.map(({ property_type: name, count }) => ({ name, values: [count] })),
  }
}
