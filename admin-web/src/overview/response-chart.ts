import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import type { ChartData } from './chart-data.ts'
import { minutesText } from './minutes-text.ts'
import { weekText } from './week-text.ts'

/** Half of each week's leads were answered sooner. */
export function responseChart({ weeks }: OverviewAnswer['leads']): ChartData {
  return {
    index: 'Week of',
    format: minutesText,
    series: [{ name: 'First response', color: 'brand' }],
    rows: weeks.map(({ week, first_response_median: minutes }) => ({ name: weekText(week), values: [minutes] })),
  }
}
