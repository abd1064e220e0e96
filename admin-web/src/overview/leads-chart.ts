import { LEAD_SOURCES } from '@tahanan/contracts/lead/lead-source.ts'
import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { SOURCE_LABELS } from '../lead/lead-labels.ts'
import { CHART_COLORS } from './chart-colors.ts'
import type { ChartData } from './chart-data.ts'
import { numberText } from './number-text.ts'
import { weekText } from './week-text.ts'

/** Leads by week, a series for each source. */
export function leadsChart({ weeks }: OverviewAnswer['leads']): ChartData {
  return {
    index: 'Week of',
    format: numberText,
    series: LEAD_SOURCES.map((source, place) => ({
      name: SOURCE_LABELS[source],
      color: CHART_COLORS[place % CHART_COLORS.length] ?? 'brand',
    })),
    rows: weeks.map(({ week, leads }) => ({
      name: weekText(week),
      values: LEAD_SOURCES.map((source) => leads[source]),
    })),
  }
}
